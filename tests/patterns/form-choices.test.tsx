import { render, screen, within } from '@testing-library/react'
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
import { refuse } from './event-form'

const needed = (message: string) => v.pipe(v.string(), v.nonEmpty(message))

const schema = v.object({
  code: v.pipe(v.string(), v.length(6, 'Campo requerido.')),
  type: needed('Elegí el tipo'),
  number: needed('Ingresá el número de documento'),
  country: needed('Elegí el país'),
  area: needed('Ingresá el código de área'),
  phone: needed('Ingresá el teléfono'),
  stay: needed('Elegí una opción'),
  notify: v.boolean(),
})

const empty = {
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
        boxLabel={(place) => `Código, carácter ${place}`}
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

const draw = (onSubmit: () => Promise<void> = async () => {}) => {
  const send = vi.fn(onSubmit)
  render(
    <FormShell
      initialValues={empty}
      schema={schema}
      serverFields={{ mobile_phone_area_code: 'area' }}
      isGuarded={false}
      onSubmit={send}
    >
      <Fields />
    </FormShell>,
  )
  return { user: userEvent.setup(), send, save: screen.getByRole('button', { name: 'Guardar' }) }
}

const box = (name: string) => screen.getByRole('textbox', { name })

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(box('Código'))
  await user.paste('AB12CD')
  await user.type(box('Número de documento'), '30.111a')
  await user.type(box('Área'), '11')
  await user.type(box('Teléfono'), '5555-4444')
  await user.click(screen.getByRole('radio', { name: 'Siempre' }))
  await user.click(screen.getByRole('switch', { name: 'Avisarme' }))
}

test('sends each value under its own name', async () => {
  const { user, send, save } = draw()
  await fill(user)
  await user.click(save)
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

test('shows the error at each part, links it in the summary, and focuses the first', async () => {
  const { user, send, save } = draw()
  await user.click(save)
  expect(send).not.toHaveBeenCalled()
  expect(box('Código')).toHaveFocus()
  expect(box('Código')).toHaveAccessibleDescription('Campo requerido.')
  expect(box('Número de documento')).toHaveAccessibleDescription('Ingresá el número de documento')
  expect(box('Área')).toHaveAccessibleDescription('Ingresá el código de área')
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Elegí una opción')

  const summary = within(screen.getByRole('region'))
  await user.click(summary.getByRole('link', { name: 'Ingresá el código de área' }))
  expect(box('Área')).toHaveFocus()
  await user.click(summary.getByRole('link', { name: 'Elegí una opción' }))
  expect(screen.getByRole('radio', { name: 'Un día' })).toHaveFocus()
  await user.click(summary.getByRole('link', { name: 'Campo requerido.' }))
  expect(box('Código')).toHaveFocus()
})

test('shows a refusal at its part, which gets the focus', async () => {
  const { user, save } = draw(refuse({ mobile_phone_area_code: ['Código de área inválido.'] }))
  await fill(user)
  await user.click(save)
  expect(box('Área')).toHaveAccessibleDescription('Código de área inválido.')
  expect(box('Área')).toHaveFocus()
  expect(box('Teléfono')).toBeValid()
})
