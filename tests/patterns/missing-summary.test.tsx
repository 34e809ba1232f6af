import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { TextField } from '@/design-system/components/TextField/TextField'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { noDrafts } from '@/patterns/form/no-drafts'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'

/** The mock makes the on-demand import of the list of errors fail, as it does without a connection. */
vi.mock('@/patterns/form/FormErrorSummary', () => {
  throw new Error('offline')
})

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Ingresá el nombre')),
  city: v.pipe(v.string(), v.nonEmpty('Ingresá la ciudad')),
})

function Fields() {
  return (
    <>
      <TextField {...useFormField<string>('name')} label="Nombre" />
      <TextField {...useFormField<string>('city')} label="Ciudad" />
      <SubmitButton>Guardar</SubmitButton>
    </>
  )
}

test('a form shows its errors at the fields, and focuses the first, if the code of their list cannot be loaded', async () => {
  const onSubmit = vi.fn(async () => {})
  const { container } = render(
    <CheckedForm
      draft={{ none: 'The test needs no draft.' }}
      drafts={noDrafts}
      initialValues={{ name: '', city: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <Fields />
    </CheckedForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const form = within(container)
  expect(await form.findByText('Ingresá el nombre')).toBeVisible()
  expect(form.getByText('Ingresá la ciudad')).toBeVisible()
  expect(screen.getByLabelText('Nombre')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana')
  await userEvent.type(screen.getByLabelText('Ciudad'), 'Luján{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ana', city: 'Luján' })
})
