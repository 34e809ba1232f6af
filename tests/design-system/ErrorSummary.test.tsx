import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { ErrorSummary } from '@/design-system/components/ErrorSummary/ErrorSummary'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { TextField } from '@/design-system/components/TextField/TextField'
import { WeekdayPicker } from '@/design-system/components/WeekdayPicker/WeekdayPicker'
import type { WeekdayLabels } from '@/design-system/components/WeekdayPicker/weekday'

const labels: WeekdayLabels = {
  monday: { letter: 'M', name: 'Monday' },
  tuesday: { letter: 'T', name: 'Tuesday' },
  wednesday: { letter: 'W', name: 'Wednesday' },
  thursday: { letter: 'T', name: 'Thursday' },
  friday: { letter: 'F', name: 'Friday' },
  saturday: { letter: 'S', name: 'Saturday' },
  sunday: { letter: 'S', name: 'Sunday' },
}
const ignoreChange = () => {}

const renderForm = () => {
  const summary = createRef<HTMLElement>()
  const { container } = render(
    <form>
      <ErrorSummary
        ref={summary}
        title="Three things are missing"
        errors={[
          { fieldId: 'name-field', message: 'Write the name' },
          { fieldId: 'kind-field', message: 'Choose one' },
          { fieldId: 'days-field', message: 'Choose a day' },
        ]}
      />
      <TextField label="Plate" name="plate" value="" onChange={ignoreChange} />
      <TextField
        id="name-field"
        label="Name"
        name="name"
        value=""
        onChange={ignoreChange}
        error="Write the name"
      />
      <SegmentedControl
        id="kind-field"
        label="Kind"
        name="kind"
        value="b"
        onChange={ignoreChange}
        options={[
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ]}
      />
      <WeekdayPicker
        id="days-field"
        label="Days"
        name="days"
        labels={labels}
        availableDays={['friday']}
        value={[]}
        onChange={ignoreChange}
        error="Choose a day"
      />
    </form>,
  )
  return { user: userEvent.setup(), summary, container }
}

test('is a focusable region, named by its title', () => {
  const { summary } = renderForm()
  summary.current?.focus()
  expect(screen.getByRole('region', { name: 'Three things are missing' })).toHaveFocus()
})

test('each link focuses its field; in a group, it focuses the chosen option, else the first enabled option', async () => {
  const { user } = renderForm()
  await user.click(screen.getByRole('link', { name: 'Write the name' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Choose one' }))
  expect(screen.getByRole('radio', { name: 'Second' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Choose a day' }))
  expect(screen.getByRole('button', { name: 'Friday' })).toHaveFocus()
})

test('a click on a link does not change the fragment in the address bar', async () => {
  const { user } = renderForm()
  await user.click(screen.getByRole('link', { name: 'Write the name' }))
  expect(location.hash).toBe('')
})

test('`focusFirstInvalid` focuses the first invalid field of a form, and returns whether there is one', () => {
  const { container } = renderForm()
  expect(focusFirstInvalid(container)).toBe(true)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(focusFirstInvalid(document.createElement('form'))).toBe(false)
})

test('`FieldGroup` names and describes a group of fields, and disables the fields in a disabled group', () => {
  render(
    <FieldGroup legend="Guest" description="As in the document." disabled>
      <TextField label="First name" name="first" value="" onChange={ignoreChange} />
    </FieldGroup>,
  )
  const group = screen.getByRole('group', { name: 'Guest' })
  expect(group).toHaveAccessibleDescription('As in the document.')
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeDisabled()
})
