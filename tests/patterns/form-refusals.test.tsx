import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { FieldError } from '@/patterns/form/form-errors'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { EventTextField, filledValues, getField, getSubmitButton, rejectWith, renderForm } from './event-form'

describe('an error during a submit', () => {
  test('appears at its field until that field changes, and the field gets the focus', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: rejectWith({ email: ['Ya está en uso.', 'Probá con otro.'] }),
    })
    await user.click(getSubmitButton())
    expect(getField('Email')).toHaveAccessibleDescription('Ya está en uso. Probá con otro.')
    expect(getField('Email')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(getField('Nombre'), '!')
    expect(getField('Email')).toBeInvalid()
    await user.type(getField('Email'), 'x')
    expect(getField('Email')).toBeValid()
  })

  test('appears at the input to which `serverFields` maps its field', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      serverFields: { description: 'note' },
      onSubmit: rejectWith({ description: ['Contiene palabras prohibidas.'] }),
    })
    await user.click(getSubmitButton())
    expect(getField('Nota')).toHaveAccessibleDescription('Contiene palabras prohibidas.')
  })

  test('appears at the field that a `FieldError` names, if `onSubmit` throws one', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: () => Promise.reject(new FieldError('note', 'No se pudo adjuntar.')),
    })
    await user.click(getSubmitButton())
    expect(getField('Nota')).toHaveAccessibleDescription('No se pudo adjuntar.')
    expect(getField('Nota')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('of a nested field appears at its input, else at the input of its parent field, else above the form', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      serverFields: { 'preauth_fields.name': 'name' },
      onSubmit: rejectWith({
        preauth_fields: { name: ['Ya existe.'], from_date: ['Muy temprano.'] },
        email: [{}, { address: ['No sirve.'] }],
      }),
    })
    await user.click(getSubmitButton())
    expect(getField('Nombre')).toHaveAccessibleDescription('Ya existe.')
    expect(getField('Email')).toHaveAccessibleDescription('No sirve.')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Muy temprano\.$/)
  })

  test('about unknown fields appears above the form', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: rejectWith({
        people: ['Juana no puede ingresar.'],
        constructor: ['Raro.'],
        email: ['Ya está en uso.'],
      }),
    })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Juana no puede ingresar.')
    expect(screen.getByRole('alert')).toHaveTextContent('Raro.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Ya está en uso.')
    expect(getField('Email')).toHaveAccessibleDescription('Ya está en uso.')
  })

  test('about a field that the page does not show appears above the form', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: rejectWith({ note: ['Muy larga.'] }),
      children: (
        <>
          <EventTextField name="name" label="Nombre" />
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Muy larga.')
  })

  test('of the whole form appears above the form, even if a field has an error too', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: rejectWith({ non_field_errors: ['Revisá los datos.'], name: ['Muy largo.'] }),
    })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Revisá los datos.')
    expect(getField('Nombre')).toHaveAccessibleDescription('Muy largo.')
  })

  test('appears once if the response repeats the error', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: rejectWith({ non_field_errors: ['No.', 'No.'] }),
    })
    await user.click(getSubmitButton())
    expect(within(screen.getByRole('alert')).getAllByText('No.')).toHaveLength(1)
  })

  test("with the status 500 appears as the portal's own message, and the form can be sent again", async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('status', 500, { detail: 'Traceback', email: ['Traceback'] }))
      .mockResolvedValueOnce(undefined)
    const { user, send } = renderForm({ onSubmit })
    await user.type(getField('Nombre'), 'Cumpleaños')
    await user.type(getField('Email'), 'ana@demo.ar')
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
    )
    expect(screen.queryByText(/Traceback/)).not.toBeInTheDocument()
    expect(getField('Nombre')).toHaveValue('Cumpleaños')
    expect(getField('Email')).toHaveValue('ana@demo.ar')
    expect(getField('Email')).toBeValid()
    await user.click(getSubmitButton())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(send.mock.calls).toEqual([[filledValues], [filledValues]])
  })

  test('without a message appears as the `fallback` message of the form', async () => {
    const fallback = 'Ha ocurrido un error al crear/modificar la autorización.'
    const { user } = renderForm({ initialValues: filledValues, fallback, onSubmit: rejectWith(undefined) })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent(fallback)
  })

  test('appears as the message that `describe` returns', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      describe: (error) => [error instanceof ApiError ? `Código ${error.status}` : 'Otro'],
      onSubmit: rejectWith({ detail: 'No.' }, 409),
    })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Código 409')
  })

  test('above the form scrolls into view, and the submit button keeps the focus', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = renderForm({ initialValues: filledValues, onSubmit: rejectWith({ detail: 'No.' }, 403) })
    await user.click(getSubmitButton())
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')])
    expect(getSubmitButton()).toHaveFocus()
  })
})

test('an exception during the submit appears as an unexpected error, and the form can be sent again', async () => {
  const onSubmit = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('x is undefined'))
    .mockResolvedValueOnce(undefined)
  const { user } = renderForm({ initialValues: filledValues, onSubmit })
  await user.click(getSubmitButton())
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
  )
  await user.click(getSubmitButton())
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
