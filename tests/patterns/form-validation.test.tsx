import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import {
  EventTextField,
  emptyValues,
  eventFields,
  eventSchema,
  filledValues,
  getField,
  getSubmitButton,
  renderForm,
} from './event-form'

/** A button that changes two fields at once. */
function ChangeBothButton() {
  const name = useFormField<string>('name')
  const note = useFormField<string>('note')
  return (
    <button
      type="button"
      onClick={() => {
        name.onChange('')
        note.onChange('larga!')
      }}
    >
      Cambiar
    </button>
  )
}

describe('an invalid value', () => {
  test('is not reported before the field loses the focus', async () => {
    const { user } = renderForm()
    await user.type(getField('Email'), 'ana')
    expect(getField('Email')).toBeValid()
    expect(screen.queryByText('Ingrese un email válido')).not.toBeInTheDocument()
    await user.tab()
    expect(getField('Email')).toBeInvalid()
    expect(getField('Email')).toHaveAccessibleDescription('Ingrese un email válido')
    expect(getField('Nombre')).toBeValid()
  })

  test('is reported until its correction, and at once if the field becomes invalid again', async () => {
    const { user } = renderForm()
    await user.click(getField('Nombre'))
    await user.tab()
    expect(getField('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
    await user.type(getField('Nombre'), 'C')
    expect(getField('Nombre')).toBeValid()
    await user.clear(getField('Nombre'))
    expect(getField('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
  })

  test('is reported at its field on submit, and the form sends nothing', async () => {
    const { user, send } = renderForm()
    await user.click(getSubmitButton())
    expect(getField('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
    expect(getField('Email')).toHaveAccessibleDescription('Ingrese su email')
    expect(getField('Nota')).toBeValid()
    expect(send).not.toHaveBeenCalled()
  })

  test('moves the focus on submit to the first invalid field', async () => {
    const { user } = renderForm({ initialValues: { ...filledValues, email: 'x', note: 'muy larga' } })
    await user.click(getSubmitButton())
    expect(getField('Email')).toHaveFocus()
  })

  test('is listed in a summary with links while at least two fields are invalid', async () => {
    const { user } = renderForm({ initialValues: { ...emptyValues, note: 'muy larga' } })
    await user.click(getSubmitButton())
    const summary = screen.getByRole('region', { name: 'Revisá 3 datos antes de continuar:' })
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Escriba el nombre del evento',
      'Ingrese su email',
      'Hasta 5 letras',
    ])
    await user.click(within(summary).getByRole('link', { name: 'Hasta 5 letras' }))
    expect(getField('Nota')).toHaveFocus()
    await user.clear(getField('Nota'))
    expect(screen.getByRole('region', { name: 'Revisá 2 datos antes de continuar:' })).toBeVisible()
    await user.type(getField('Nombre'), 'C')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  test('is listed with its field if the sentence does not name the field', async () => {
    const { user } = renderForm({
      schema: v.object({
        ...eventSchema.entries,
        name: v.pipe(v.string(), v.nonEmpty('Este campo es obligatorio.')),
        note: v.pipe(v.string(), v.maxLength(5, 'No puede tener más de 5 caracteres.')),
      }),
      initialValues: { ...emptyValues, note: 'muy larga' },
    })
    await user.click(getSubmitButton())
    const summary = within(screen.getByRole('region', { name: 'Revisá 3 datos antes de continuar:' }))
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nombre: Este campo es obligatorio.',
      'Ingrese su email',
      'Nota: No puede tener más de 5 caracteres.',
    ])
  })

  test('of a field that the page does not show is reported above the form', async () => {
    const { user, send } = renderForm({
      initialValues: { ...filledValues, note: 'muy larga' },
      children: (
        <>
          <EventTextField name="name" label="Nombre" />
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Hasta 5 letras')
    expect(send).not.toHaveBeenCalled()
  })

  test('that violates a rule about the whole form is reported above the form', async () => {
    const schemaWithCheck = v.pipe(
      eventSchema,
      v.check(({ name, note }) => name !== note, 'La nota repite el nombre'),
    )
    const { user, send } = renderForm({
      schema: schemaWithCheck,
      initialValues: { ...filledValues, name: 'Hola', note: 'Hola' },
    })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('La nota repite el nombre')
    expect(send).not.toHaveBeenCalled()
    await user.clear(getField('Nota'))
    await user.click(getSubmitButton())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is detected in each of two fields that change at once', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      children: (form) => (
        <>
          {eventFields}
          <ChangeBothButton />
          <p>{form.isValid ? 'Bien' : Object.values(form.errors).join(', ')}</p>
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    expect(screen.getByText('Bien')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cambiar' }))
    expect(screen.getByText('Escriba el nombre del evento, Hasta 5 letras')).toBeVisible()
  })
})
