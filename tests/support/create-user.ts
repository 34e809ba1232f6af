import userEvent, { type UserEvent } from '@testing-library/user-event'

/** Whether the element is a field whose value is the typed text. A number field has no value while its text is incomplete. */
const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'number')

/**
 * Creates a user of a screen. Its `type` pastes a text, and presses keys only for the last letter and for keys in braces,
 * because a screen renders after each letter. The tests of the components type every letter.
 */
export function createUser(): UserEvent {
  const user = userEvent.setup()
  const type: UserEvent['type'] = async (element, text, options) => {
    const letters = /^[^{[]*/.exec(text)?.[0] ?? ''
    if (options || letters.length < 3 || !isTextField(element)) return user.type(element, text, options)
    await user.click(element)
    await user.paste(letters.slice(0, -1))
    await user.keyboard(text.slice(letters.length - 1))
  }
  return { ...user, type }
}
