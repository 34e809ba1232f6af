import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeField } from '@/design-system/components/CodeField/CodeField'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { StatefulSpecimen } from '@/design-system/specimen'

type Props = Partial<ComponentProps<typeof CodeField>>

const renderField = (props: Props = {}) => {
  const onChange = vi.fn()
  const onComplete = vi.fn()
  render(
    <>
      <StatefulSpecimen initial={props.value ?? ''}>
        {(value, setValue) => (
          <CodeField
            label="Code"
            name="code"
            getBoxLabel={(position, length) => `Code, character ${position} of ${length}`}
            {...props}
            value={value}
            onComplete={onComplete}
            onChange={(code) => {
              onChange(code)
              setValue(code)
            }}
          />
        )}
      </StatefulSpecimen>
      <button type="button">Next</button>
    </>,
  )
  const group = screen.getByRole('group', { name: 'Code' })
  const boxes = within(group).getAllByRole<HTMLInputElement>('textbox')
  const readBoxes = () => boxes.map((box) => box.value).join('|')
  const getBox = (position: number) => boxes[position - 1] as HTMLInputElement
  return { user: userEvent.setup(), onChange, onComplete, group, boxes, getBox, readBoxes }
}

test('renders six boxes with different names; a click on the label focuses the first box', async () => {
  const { user, boxes, getBox } = renderField()
  expect(boxes).toHaveLength(6)
  expect(getBox(1)).toHaveAccessibleName('Code')
  expect(getBox(2)).toHaveAccessibleName('Code, character 2 of 6')
  await user.click(screen.getByText('Code'))
  expect(getBox(1)).toHaveFocus()
})

test('focuses the next box after each character, and calls onComplete once, after the last', async () => {
  const { user, onChange, onComplete, getBox, readBoxes } = renderField()
  await user.click(getBox(1))
  await user.keyboard('aB3')
  expect(readBoxes()).toBe('a|B|3|||')
  expect(getBox(4)).toHaveFocus()
  expect(onComplete).not.toHaveBeenCalled()
  await user.keyboard('d5f')
  expect(onChange.mock.calls.at(-1)).toEqual(['aB3d5f'])
  expect(onComplete.mock.calls).toEqual([['aB3d5f']])
})

test('focuses the first empty box when the user clicks a box after it', async () => {
  const { user, getBox } = renderField({ value: 'AB' })
  await user.click(getBox(6))
  expect(getBox(3)).toHaveFocus()
})

test('ignores typed characters other than unaccented letters and digits', async () => {
  const { user, getBox, readBoxes, onChange } = renderField()
  await user.click(getBox(1))
  await user.keyboard('a -ñ')
  expect(readBoxes()).toBe('a|||||')
  expect(onChange.mock.calls).toEqual([['a']])
})

test('has a numeric keyboard and ignores letters if it accepts only digits', async () => {
  const { user, getBox, readBoxes } = renderField({ accepts: 'digits' })
  expect(getBox(1)).toHaveAttribute('inputmode', 'numeric')
  await user.click(getBox(1))
  await user.keyboard('1a2')
  expect(readBoxes()).toBe('1|2||||')
})

/** Each row: the pasted text, the focused box, and the texts of the boxes afterwards. */
test.each([
  ['AB12CD', 1, 'A|B|1|2|C|D'],
  ['  AB1-2CD\n', 1, 'A|B|1|2|C|D'],
  ['AB12CDEFG', 1, 'A|B|1|2|C|D'],
  ['AB', 1, 'A|B||||'],
])('after %j is pasted into box %i, the boxes contain %s', async (text, position, boxTexts) => {
  const { user, getBox, readBoxes } = renderField()
  await user.click(getBox(position))
  await user.paste(text)
  expect(readBoxes()).toBe(boxTexts)
})

test('a complete code that is pasted into the third box replaces the texts of all boxes', async () => {
  const { user, getBox, readBoxes, onComplete } = renderField({ value: 'xyz' })
  await user.click(getBox(3))
  await user.paste('AB12CD')
  expect(readBoxes()).toBe('A|B|1|2|C|D')
  expect(getBox(6)).toHaveFocus()
  expect(onComplete.mock.calls).toEqual([['AB12CD']])
})

test('calls onComplete when the user pastes the code that is already the value', async () => {
  const { user, getBox, onComplete } = renderField({ value: 'AB12CD' })
  await user.click(getBox(1))
  await user.paste('AB12CD')
  expect(onComplete.mock.calls).toEqual([['AB12CD']])
})

test('passes pasted text to `normalize`, which can extract the code from a link', async () => {
  const normalize = (text: string) => /[?&]code=(\w+)/.exec(text)?.[1] ?? text
  const { user, getBox, readBoxes } = renderField({ normalize })
  await user.click(getBox(1))
  await user.paste('https://example.com/register?code=AB12CD&from=mail')
  expect(readBoxes()).toBe('A|B|1|2|C|D')
})

test('passes typed and pasted text to `normalize`, which can change letters to capitals', async () => {
  const { user, getBox, readBoxes } = renderField({ normalize: (text) => text.toUpperCase() })
  await user.click(getBox(1))
  await user.keyboard('ab')
  await user.paste('1cd')
  expect(readBoxes()).toBe('A|B|1|C|D|')
})

/** Boxes 1 to 4 are filled. Each row: the key that is pressed in box 4, and the focused box afterwards. */
test.each([
  ['{ArrowLeft}', 3],
  ['{ArrowRight}', 5],
  ['{Home}', 1],
  ['{End}', 5],
])('the key %s moves the focus from box 4 to box %i', async (key, position) => {
  const { user, getBox } = renderField({ value: 'AB12' })
  await user.click(getBox(4))
  await user.keyboard(key)
  expect(getBox(position)).toHaveFocus()
})

test('Backspace deletes a character and focuses the previous box; Delete deletes a character and keeps the focus', async () => {
  const { user, getBox, readBoxes } = renderField({ value: 'AB12' })
  await user.click(getBox(4))
  await user.keyboard('{Backspace}')
  expect(readBoxes()).toBe('A|B|1|||')
  expect(getBox(3)).toHaveFocus()
  await user.keyboard('{Home}{Delete}')
  expect(readBoxes()).toBe('B|1||||')
  expect(getBox(1)).toHaveFocus()
})

test('has one tab stop, at the first empty box', async () => {
  const { user, getBox } = renderField({ value: 'AB' })
  await user.tab()
  expect(getBox(3)).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('has the one-time-code autocompletion only on the first box', () => {
  const { boxes } = renderField()
  expect(boxes.map((box) => box.autocomplete)).toEqual(['one-time-code', ...Array(5).fill('off')])
})

test('fills all boxes with a code from autofill', async () => {
  const { user, getBox, readBoxes, onComplete } = renderField()
  // Autofill writes the whole code into the first box. A paste has the same effect.
  getBox(1).focus()
  await user.paste('314159')
  expect(readBoxes()).toBe('3|1|4|1|5|9')
  expect(onComplete).toHaveBeenCalledOnce()
})

test('has the hint and the error as description, and marks each box invalid; `focusFirstInvalid` focuses the first box', () => {
  const { boxes, getBox } = renderField({
    hint: 'It is in the mail.',
    error: 'Write all six',
    required: true,
  })
  expect(getBox(1)).toHaveAccessibleDescription('It is in the mail. Write all six')
  for (const codeBox of boxes) expect(codeBox).toHaveAttribute('aria-invalid', 'true')
  expect(focusFirstInvalid(document.body)).toBe(true)
  expect(getBox(1)).toHaveFocus()
})

test('calls onBlur once when the focus leaves the whole field', async () => {
  const onBlur = vi.fn()
  const { user, getBox } = renderField({ onBlur })
  await user.click(getBox(1))
  await user.keyboard('ab')
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('disables every box of a disabled field', () => {
  const { boxes } = renderField({ disabled: true, value: 'AB' })
  for (const box of boxes) expect(box).toBeDisabled()
})

test('has one form value under the name of the field', () => {
  const { group } = renderField({ value: 'AB12CD' })
  const inputs = group.ownerDocument.querySelectorAll('[name="code"]')
  expect([...inputs].map((input) => (input as HTMLInputElement).value)).toEqual(['AB12CD'])
})
