import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TextField } from '@/design-system/components/TextField/TextField'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { formDrafts } from '@/patterns/form/form-drafts'
import { useFormField } from '@/patterns/form/use-form-field'

interface Values {
  name: string
  files: { id: string; file: File }[]
}

const schema: v.GenericSchema<Values, unknown> = v.object({
  name: v.string(),
  files: v.array(v.object({ id: v.string(), file: v.instance(File) })),
})

const NameField = () => <TextField {...useFormField<string>('name')} label="Nombre" />

/** Opens a form with a name, and a button that chooses a file. */
function openForm() {
  const initialValues: Values = { name: '', files: [] }
  render(
    <CheckedForm
      draft="test"
      drafts={formDrafts}
      initialValues={initialValues}
      schema={schema}
      onSubmit={async () => {}}
    >
      {(form) => (
        <>
          <NameField />
          <button
            type="button"
            onClick={() =>
              void form.setFieldValue('files', [{ id: '1', file: new File(['x'], 'poliza.pdf') }])
            }
          >
            Elegir
          </button>
        </>
      )}
    </CheckedForm>,
  )
  return userEvent.setup()
}

const restored = 'Recuperamos lo que estabas escribiendo'
const lost = 'Los archivos que habías elegido no se guardan. Volvé a adjuntarlos.'
const press = (name: string) => screen.getByRole('button', { name })

test('a draft says that the chosen files are lost', async () => {
  const user = openForm()
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  await user.click(press('Elegir'))
  cleanup()
  openForm()
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
  expect(screen.getByRole('status')).toHaveTextContent(`${restored}${lost}`)
})

test('a form in which only a file was chosen says that it is lost, until something is entered', async () => {
  await openForm().click(press('Elegir'))
  cleanup()
  const user = openForm()
  expect(screen.getByRole('status')).toHaveTextContent(lost)
  expect(screen.queryByText(restored)).toBeNull()
  await user.click(press('Elegir'))
  expect(screen.queryByText(lost)).toBeNull()
})

test('a discarded draft says nothing of files either', async () => {
  const user = openForm()
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  await user.click(press('Elegir'))
  cleanup()
  await openForm().click(press('Descartar'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a draft of a form without files says nothing of them', async () => {
  await openForm().type(screen.getByLabelText('Nombre'), 'Ana')
  cleanup()
  openForm()
  expect(screen.getByText(restored)).toBeVisible()
  expect(screen.queryByText(lost)).toBeNull()
})
