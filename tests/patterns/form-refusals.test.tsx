import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { FieldRefusal } from '@/patterns/form/form-errors'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { button, drawForm, EventField, field, filled, refuse } from './event-form'

describe('a refusal of the backend', () => {
  test('appears at its field, which gets the focus, until the field changes', async () => {
    const { user } = drawForm({
      initialValues: filled,
      onSubmit: refuse({ email: ['Ya está en uso.', 'Probá con otro.'] }),
    })
    await user.click(button())
    expect(field('Email')).toHaveAccessibleDescription('Ya está en uso. Probá con otro.')
    expect(field('Email')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(field('Nombre'), '!')
    expect(field('Email')).toBeInvalid()
    await user.type(field('Email'), 'x')
    expect(field('Email')).toBeValid()
  })

  test('appears at the input with another name', async () => {
    const { user } = drawForm({
      initialValues: filled,
      serverFields: { description: 'note' },
      onSubmit: refuse({ description: ['Contiene palabras prohibidas.'] }),
    })
    await user.click(button())
    expect(field('Nota')).toHaveAccessibleDescription('Contiene palabras prohibidas.')
  })

  test('appears at its field if the form found it during the submit', async () => {
    const { user } = drawForm({
      initialValues: filled,
      onSubmit: () => Promise.reject(new FieldRefusal('note', 'No se pudo adjuntar.')),
    })
    await user.click(button())
    expect(field('Nota')).toHaveAccessibleDescription('No se pudo adjuntar.')
    expect(field('Nota')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('of a nested field appears at the nearest input', async () => {
    const { user } = drawForm({
      initialValues: filled,
      serverFields: { 'preauth_fields.name': 'name' },
      onSubmit: refuse({
        preauth_fields: { name: ['Ya existe.'], from_date: ['Muy temprano.'] },
        email: [{}, { address: ['No sirve.'] }],
      }),
    })
    await user.click(button())
    expect(field('Nombre')).toHaveAccessibleDescription('Ya existe.')
    expect(field('Email')).toHaveAccessibleDescription('No sirve.')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Muy temprano\.$/)
  })

  test('about unknown fields appears above the form', async () => {
    const { user } = drawForm({
      initialValues: filled,
      onSubmit: refuse({
        people: ['Juana no puede ingresar.'],
        constructor: ['Raro.'],
        email: ['Ya está en uso.'],
      }),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Juana no puede ingresar.')
    expect(screen.getByRole('alert')).toHaveTextContent('Raro.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Ya está en uso.')
    expect(field('Email')).toHaveAccessibleDescription('Ya está en uso.')
  })

  test('about a field outside the page appears above the form', async () => {
    const { user } = drawForm({
      initialValues: filled,
      onSubmit: refuse({ note: ['Muy larga.'] }),
      children: (
        <>
          <EventField name="name" label="Nombre" />
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Muy larga.')
  })

  test('of the whole appears above the form, also beside one of a field', async () => {
    const { user } = drawForm({
      initialValues: filled,
      onSubmit: refuse({ non_field_errors: ['Revisá los datos.'], name: ['Muy largo.'] }),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Revisá los datos.')
    expect(field('Nombre')).toHaveAccessibleDescription('Muy largo.')
  })

  test('appears once if it is repeated', async () => {
    const { user } = drawForm({
      initialValues: filled,
      onSubmit: refuse({ non_field_errors: ['No.', 'No.'] }),
    })
    await user.click(button())
    expect(within(screen.getByRole('alert')).getAllByText('No.')).toHaveLength(1)
  })

  test('with a 500 appears in the words of the portal, and the form can be sent again', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('status', 500, { detail: 'Traceback', email: ['Traceback'] }))
      .mockResolvedValueOnce(undefined)
    const { user, send } = drawForm({ onSubmit })
    await user.type(field('Nombre'), 'Cumpleaños')
    await user.type(field('Email'), 'ana@demo.ar')
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
    )
    expect(screen.queryByText(/Traceback/)).not.toBeInTheDocument()
    expect(field('Nombre')).toHaveValue('Cumpleaños')
    expect(field('Email')).toHaveValue('ana@demo.ar')
    expect(field('Email')).toBeValid()
    await user.click(button())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(send.mock.calls).toEqual([[filled], [filled]])
  })

  test('without a message appears in the words of the screen', async () => {
    const fallback = 'Ha ocurrido un error al crear/modificar la autorización.'
    const { user } = drawForm({ initialValues: filled, fallback, onSubmit: refuse(undefined) })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(fallback)
  })

  test('appears as the screen describes it', async () => {
    const { user } = drawForm({
      initialValues: filled,
      describe: (error) => [error instanceof ApiError ? `Código ${error.status}` : 'Otro'],
      onSubmit: refuse({ detail: 'No.' }, 409),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Código 409')
  })

  test('scrolls into view above the form', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = drawForm({ initialValues: filled, onSubmit: refuse({ detail: 'No.' }, 403) })
    await user.click(button())
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')])
    expect(button()).toHaveFocus()
  })

  test('is unexpected after an exception in the form, which can be sent again', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('x is undefined'))
      .mockResolvedValueOnce(undefined)
    const { user } = drawForm({ initialValues: filled, onSubmit })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
    )
    await user.click(button())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })
})
