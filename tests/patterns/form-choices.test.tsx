import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { CodeField } from '@/design-system/components/CodeField/CodeField'
import { DocumentField } from '@/design-system/components/DocumentField/DocumentField'
import { PhoneField } from '@/design-system/components/PhoneField/PhoneField'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { Switch } from '@/design-system/components/Switch/Switch'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { rejectWith } from './event-form'

const requiredText = (message: string) => v.pipe(v.string(), v.nonEmpty(message))

const schema = v.object({
  code: v.pipe(v.string(), v.length(6, 'Campo requerido.')),
  type: requiredText('Elegí el tipo'),
  number: requiredText('Ingresá el número de documento'),
  country: requiredText('Elegí el país'),
  area: requiredText('Ingresá el código de área'),
  phone: requiredText('Ingresá el teléfono'),
  stay: requiredText('Elegí una opción'),
  notify: v.boolean(),
})

const emptyValues = {
  code: '',
  type: 'DNI',
  number: '',
  country: '+54',
  area: '',
  phone: '',
  stay: '',
  notify: false,
}

function Fields() {
  return (
    <>
      <CodeField
        label="Código"
        getBoxLabel={(index) => `Código, carácter ${index}`}
        {...useFormField<string>('code')}
      />
      <DocumentField
        label="Documento"
        type={{
          label: 'Tipo',
          options: [
            { value: 'DNI', label: 'DNI', isNumeric: true },
            { value: 'OTRO', label: 'Otro' },
          ],
          ...useFormField<string>('type'),
        }}
        number={{ label: 'Número de documento', ...useFormField<string>('number') }}
        inferType={(number, chosen) => (/\D/.test(number) ? 'OTRO' : chosen)}
      />
      <PhoneField
        label="Celular"
        country={{
          label: 'País',
          options: [{ value: '+54', label: 'Argentina (+54)' }],
          ...useFormField<string>('country'),
        }}
        area={{ label: 'Área', ...useFormField<string>('area') }}
        number={{ label: 'Teléfono', ...useFormField<string>('phone') }}
      />
      <RadioGroup
        label="Permanencia"
        options={[
          { value: 'day', label: 'Un día' },
          { value: 'always', label: 'Siempre' },
        ]}
        {...useFormField<'' | 'day' | 'always'>('stay')}
      />
      <Switch label="Avisarme" {...useFormField<boolean>('notify')} />
      <SubmitButton>Guardar</SubmitButton>
    </>
  )
}

const renderForm = (onSubmit: () => Promise<void> = async () => {}) => {
  const send = vi.fn(onSubmit)
  render(
    <FormShell
      draft="choices"
      initialValues={emptyValues}
      schema={schema}
      serverFields={{ mobile_phone_area_code: 'area' }}
      isGuarded={false}
      onSubmit={send}
    >
      <Fields />
    </FormShell>,
  )
  return { user: userEvent.setup(), send, saveButton: screen.getByRole('button', { name: 'Guardar' }) }
}

const getTextBox = (name: string) => screen.getByRole('textbox', { name })

const fillForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(getTextBox('Código'))
  await user.paste('AB12CD')
  await user.type(getTextBox('Número de documento'), '30.111a')
  await user.type(getTextBox('Área'), '11')
  await user.type(getTextBox('Teléfono'), '5555-4444')
  await user.click(screen.getByRole('radio', { name: 'Siempre' }))
  await user.click(screen.getByRole('switch', { name: 'Avisarme' }))
}

test('submits the value of each kind of field under the name of the field', async () => {
  const { user, send, saveButton } = renderForm()
  await fillForm(user)
  await user.click(saveButton)
  expect(send.mock.calls.map(([values]: unknown[]) => values)).toEqual([
    {
      code: 'AB12CD',
      type: 'OTRO',
      number: '30111A',
      country: '+54',
      area: '11',
      phone: '55554444',
      stay: 'always',
      notify: true,
    },
  ])
})

test('shows each error at its input, links each error in the summary, and focuses the first invalid input', async () => {
  const { user, send, saveButton } = renderForm()
  await user.click(saveButton)
  // The form checks its values asynchronously.
  await waitFor(() => expect(getTextBox('Código')).toHaveFocus())
  expect(send).not.toHaveBeenCalled()
  expect(getTextBox('Código')).toHaveAccessibleDescription('Campo requerido.')
  expect(getTextBox('Número de documento')).toHaveAccessibleDescription('Ingresá el número de documento')
  expect(getTextBox('Área')).toHaveAccessibleDescription('Ingresá el código de área')
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Elegí una opción')

  const summary = within(screen.getByRole('region'))
  await user.click(summary.getByRole('link', { name: 'Ingresá el código de área' }))
  expect(getTextBox('Área')).toHaveFocus()
  await user.click(summary.getByRole('link', { name: 'Elegí una opción' }))
  expect(screen.getByRole('radio', { name: 'Un día' })).toHaveFocus()
  await user.click(summary.getByRole('link', { name: 'Campo requerido.' }))
  expect(getTextBox('Código')).toHaveFocus()
})

test('shows an error of the backend at the input that `serverFields` names, and focuses that input', async () => {
  const { user, saveButton } = renderForm(
    rejectWith({ mobile_phone_area_code: ['Código de área inválido.'] }),
  )
  await fillForm(user)
  await user.click(saveButton)
  expect(getTextBox('Área')).toHaveAccessibleDescription('Código de área inválido.')
  expect(getTextBox('Área')).toHaveFocus()
  expect(getTextBox('Teléfono')).toBeValid()
})
