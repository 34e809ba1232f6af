import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { button, drawForm, EventField, empty, eventSchema, field, fields, filled } from './event-form'

/** Changes two fields at once. */
function Swap() {
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
    const { user } = drawForm()
    await user.type(field('Email'), 'ana')
    expect(field('Email')).toBeValid()
    expect(screen.queryByText('Ingrese un email válido')).not.toBeInTheDocument()
    await user.tab()
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription('Ingrese un email válido')
    expect(field('Nombre')).toBeValid()
  })

  test('is no longer reported as soon as it is corrected', async () => {
    const { user } = drawForm()
    await user.click(field('Nombre'))
    await user.tab()
    expect(field('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
    await user.type(field('Nombre'), 'C')
    expect(field('Nombre')).toBeValid()
    await user.clear(field('Nombre'))
    expect(field('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
  })

  test('is reported at every field after a submit, which sends nothing', async () => {
    const { user, send } = drawForm()
    await user.click(button())
    expect(field('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
    expect(field('Email')).toHaveAccessibleDescription('Ingrese su email')
    expect(field('Nota')).toBeValid()
    expect(send).not.toHaveBeenCalled()
  })

  test('gets the focus if it is the first', async () => {
    const { user } = drawForm({ initialValues: { ...filled, email: 'x', note: 'muy larga' } })
    await user.click(button())
    expect(field('Email')).toHaveFocus()
  })

  test('is listed in a summary with links if there are several', async () => {
    const { user } = drawForm({ initialValues: { ...empty, note: 'muy larga' } })
    await user.click(button())
    const summary = screen.getByRole('region', { name: 'Revisá 3 datos antes de continuar:' })
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Escriba el nombre del evento',
      'Ingrese su email',
      'Hasta 5 letras',
    ])
    await user.click(within(summary).getByRole('link', { name: 'Hasta 5 letras' }))
    expect(field('Nota')).toHaveFocus()
    await user.clear(field('Nota'))
    expect(screen.getByRole('region', { name: 'Revisá 2 datos antes de continuar:' })).toBeVisible()
    await user.type(field('Nombre'), 'C')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  test('of a field outside the page is reported above the form', async () => {
    const { user, send } = drawForm({
      initialValues: { ...filled, note: 'muy larga' },
      children: (
        <>
          <EventField name="name" label="Nombre" />
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Hasta 5 letras')
    expect(send).not.toHaveBeenCalled()
  })

  test('of the form as a whole is reported above the form', async () => {
    const strict = v.pipe(
      eventSchema,
      v.check(({ name, note }) => name !== note, 'La nota repite el nombre'),
    )
    const { user, send } = drawForm({
      schema: strict,
      initialValues: { ...filled, name: 'Hola', note: 'Hola' },
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('La nota repite el nombre')
    expect(send).not.toHaveBeenCalled()
    await user.clear(field('Nota'))
    await user.click(button())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is validated with the current values if two change at once', async () => {
    const { user } = drawForm({
      initialValues: filled,
      children: (form) => (
        <>
          {fields}
          <Swap />
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
