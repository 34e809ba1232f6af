import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeField } from '@/design-system/components/CodeField/CodeField'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Live } from '@/design-system/specimen'

type Props = Partial<ComponentProps<typeof CodeField>>

const draw = (props: Props = {}) => {
  const onChange = vi.fn()
  const onComplete = vi.fn()
  render(
    <>
      <Live initial={props.value ?? ''}>
        {(value, setValue) => (
          <CodeField
            label="Code"
            name="code"
            boxLabel={(place, length) => `Code, sign ${place} of ${length}`}
            {...props}
            value={value}
            onComplete={onComplete}
            onChange={(code) => {
              onChange(code)
              setValue(code)
            }}
          />
        )}
      </Live>
      <button type="button">Next</button>
    </>,
  )
  const group = screen.getByRole('group', { name: 'Code' })
  const boxes = within(group).getAllByRole<HTMLInputElement>('textbox')
  const read = () => boxes.map((box) => box.value).join('|')
  const box = (place: number) => boxes[place - 1] as HTMLInputElement
  return { user: userEvent.setup(), onChange, onComplete, group, boxes, box, read }
}

test('renders six boxes with different names; a click on the label focuses the first box', async () => {
  const { user, boxes, box } = draw()
  expect(boxes).toHaveLength(6)
  expect(box(1)).toHaveAccessibleName('Code')
  expect(box(2)).toHaveAccessibleName('Code, sign 2 of 6')
  await user.click(screen.getByText('Code'))
  expect(box(1)).toHaveFocus()
})

test('moves to the next box while typing, and calls onComplete once', async () => {
  const { user, onChange, onComplete, box, read } = draw()
  await user.click(box(1))
  await user.keyboard('aB3')
  expect(read()).toBe('a|B|3|||')
  expect(box(4)).toHaveFocus()
  expect(onComplete).not.toHaveBeenCalled()
  await user.keyboard('d5f')
  expect(onChange.mock.calls.at(-1)).toEqual(['aB3d5f'])
  expect(onComplete.mock.calls).toEqual([['aB3d5f']])
})

test('focuses the first empty box after a click on a later box', async () => {
  const { user, box } = draw({ value: 'AB' })
  await user.click(box(6))
  expect(box(3)).toHaveFocus()
})

test('ignores characters that do not belong to a code', async () => {
  const { user, box, read, onChange } = draw()
  await user.click(box(1))
  await user.keyboard('a -ñ')
  expect(read()).toBe('a|||||')
  expect(onChange.mock.calls).toEqual([['a']])
})

test('has a numeric keyboard if it accepts only digits', async () => {
  const { user, box, read } = draw({ accepts: 'digits' })
  expect(box(1)).toHaveAttribute('inputmode', 'numeric')
  await user.click(box(1))
  await user.keyboard('1a2')
  expect(read()).toBe('1|2||||')
})

/** The pasted text, the focused box, and the boxes afterwards. */
test.each([
  ['AB12CD', 1, 'A|B|1|2|C|D'],
  ['  AB1-2CD\n', 1, 'A|B|1|2|C|D'],
  ['AB12CDEFG', 1, 'A|B|1|2|C|D'],
  ['AB', 1, 'A|B||||'],
])('fills the boxes from %j pasted into box %i: %s', async (text, place, boxTexts) => {
  const { user, box, read } = draw()
  await user.click(box(place))
  await user.paste(text)
  expect(read()).toBe(boxTexts)
})

test('replaces the text of all boxes by a complete pasted code', async () => {
  const { user, box, read, onComplete } = draw({ value: 'xyz' })
  await user.click(box(3))
  await user.paste('AB12CD')
  expect(read()).toBe('A|B|1|2|C|D')
  expect(box(6)).toHaveFocus()
  expect(onComplete.mock.calls).toEqual([['AB12CD']])
})

test('calls onComplete again for the same pasted code', async () => {
  const { user, box, onComplete } = draw({ value: 'AB12CD' })
  await user.click(box(1))
  await user.paste('AB12CD')
  expect(onComplete.mock.calls).toEqual([['AB12CD']])
})

test('normalizes pasted text, such as a link with the code', async () => {
  const normalize = (text: string) => /[?&]code=(\w+)/.exec(text)?.[1] ?? text
  const { user, box, read } = draw({ normalize })
  await user.click(box(1))
  await user.paste('https://example.com/register?code=AB12CD&from=mail')
  expect(read()).toBe('A|B|1|2|C|D')
})

test('normalizes typed and pasted text to capitals', async () => {
  const { user, box, read } = draw({ normalize: (text) => text.toUpperCase() })
  await user.click(box(1))
  await user.keyboard('ab')
  await user.paste('1cd')
  expect(read()).toBe('A|B|1|C|D|')
})

/** The key pressed in the fourth of four filled boxes, and the focused box afterwards. */
test.each([
  ['{ArrowLeft}', 3],
  ['{ArrowRight}', 5],
  ['{Home}', 1],
  ['{End}', 5],
])('moves by %s from box 4 to box %i', async (key, place) => {
  const { user, box } = draw({ value: 'AB12' })
  await user.click(box(4))
  await user.keyboard(key)
  expect(box(place)).toHaveFocus()
})

test('deletes and moves back by Backspace, and deletes without moving by Delete', async () => {
  const { user, box, read } = draw({ value: 'AB12' })
  await user.click(box(4))
  await user.keyboard('{Backspace}')
  expect(read()).toBe('A|B|1|||')
  expect(box(3)).toHaveFocus()
  await user.keyboard('{Home}{Delete}')
  expect(read()).toBe('B|1||||')
  expect(box(1)).toHaveFocus()
})

test('has one tab stop, at the first empty box', async () => {
  const { user, box } = draw({ value: 'AB' })
  await user.tab()
  expect(box(3)).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('has the one-time-code autocompletion on the first box', () => {
  const { boxes } = draw()
  expect(boxes.map((box) => box.autocomplete)).toEqual(['one-time-code', ...Array(5).fill('off')])
})

test('fills all boxes with a code that the device fills in', async () => {
  const { user, box, read, onComplete } = draw()
  // A device fills the whole code into the first box.
  box(1).focus()
  await user.paste('314159')
  expect(read()).toBe('3|1|4|1|5|9')
  expect(onComplete).toHaveBeenCalledOnce()
})

test('is described by hint and error, marks each box invalid, and focuses the first box', () => {
  const { boxes, box } = draw({ hint: 'It is in the mail.', error: 'Write all six', required: true })
  expect(box(1)).toHaveAccessibleDescription('It is in the mail. Write all six')
  for (const codeBox of boxes) expect(codeBox).toHaveAttribute('aria-invalid', 'true')
  expect(focusFirstInvalid(document.body)).toBe(true)
  expect(box(1)).toHaveFocus()
})

test('calls onBlur once when the focus leaves the whole field', async () => {
  const onBlur = vi.fn()
  const { user, box } = draw({ onBlur })
  await user.click(box(1))
  await user.keyboard('ab')
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('disables every box of a disabled field', () => {
  const { boxes } = draw({ disabled: true, value: 'AB' })
  for (const box of boxes) expect(box).toBeDisabled()
})

test('has one form value under the name of the field', () => {
  const { group } = draw({ value: 'AB12CD' })
  const named = group.ownerDocument.querySelectorAll('[name="code"]')
  expect([...named].map((input) => (input as HTMLInputElement).value)).toEqual(['AB12CD'])
})
