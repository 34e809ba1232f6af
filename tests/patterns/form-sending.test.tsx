import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import {
  emptyValues,
  eventFields,
  eventSchema,
  filledValues,
  getField,
  getSubmitButton,
  renderForm,
} from './event-form'

describe('a submit', () => {
  /** Renders a form whose submit is pending until the test resolves `completion`. */
  function renderSlowForm() {
    const completion = Promise.withResolvers<void>()
    return { ...renderForm({ initialValues: filledValues, onSubmit: () => completion.promise }), completion }
  }

  test('sends once for two clicks and an Enter at the same time', async () => {
    const { send, completion } = renderSlowForm()
    const form = getSubmitButton().closest('form')
    await act(async () => {
      getSubmitButton().click()
      getSubmitButton().click()
      form?.requestSubmit()
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => completion.resolve())
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('sends once for five clicks and a held Enter, and the button is busy until the submit ends', async () => {
    const { user, send, completion } = renderSlowForm()
    for (let click = 0; click < 5; click += 1) await user.click(getSubmitButton())
    await user.type(getField('Nombre'), '{Enter>5/}')
    expect(send).toHaveBeenCalledTimes(1)
    expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true')
    await act(async () => completion.resolve())
    expect(getSubmitButton()).not.toHaveAttribute('aria-busy')
  })

  test('sends the values that the form had at the time of the click', async () => {
    const { user, send, completion } = renderSlowForm()
    await user.click(getSubmitButton())
    await user.type(getField('Nombre'), ' de Ana')
    await act(async () => completion.resolve())
    expect(send).toHaveBeenCalledWith(filledValues)
    expect(getField('Nombre')).toHaveValue('Cumpleaños de Ana')
  })

  test('can be repeated after a failure and after invalid values', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(undefined)
    const { user } = renderForm({ initialValues: filledValues, onSubmit })
    await user.click(getSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.clear(getField('Nombre'))
    await user.click(getSubmitButton())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await user.type(getField('Nombre'), 'Asado{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('sends nothing by click or Enter while the button is disabled, and the button shows the reason', async () => {
    const reason = 'Debés seleccionar por lo menos un contacto.'
    const { user, send } = renderForm({
      initialValues: filledValues,
      children: (
        <>
          {eventFields}
          <SubmitButton disabledReason={reason}>Guardar</SubmitButton>
        </>
      ),
    })
    expect(getSubmitButton()).toHaveAccessibleDescription(reason)
    await user.click(getSubmitButton())
    await user.type(getField('Nombre'), '{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  test('sends nothing from a disabled form', async () => {
    const { user, send } = renderForm({ initialValues: filledValues, isDisabled: true })
    for (const label of ['Nombre', 'Email', 'Nota']) expect(getField(label)).toBeDisabled()
    await user.click(getSubmitButton())
    expect(send).not.toHaveBeenCalled()
  })
})

/** A form with a button 'Actualizar', which changes the initial values as a refetch does. */
function RefetchedForm() {
  const [initialValues, setInitialValues] = useState(filledValues)
  return (
    <>
      <button type="button" onClick={() => setInitialValues({ ...filledValues, name: 'De otro' })}>
        Actualizar
      </button>
      <FormShell
        draft="event"
        initialValues={initialValues}
        schema={eventSchema}
        isGuarded={false}
        onSubmit={async () => {}}
      >
        {eventFields}
      </FormShell>
    </>
  )
}

test('keeps the typed text when the initial values change', async () => {
  render(<RefetchedForm />)
  const user = userEvent.setup()
  await user.type(getField('Nombre'), ' de Ana')
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(getField('Nombre')).toHaveValue('Cumpleaños de Ana')
})

test('with two forms on a page, shows errors only in the submitted form, and links them to the fields of that form', async () => {
  render(
    ['Uno', 'Dos'].map((name) => (
      <section key={name} aria-label={name}>
        <FormShell
          draft={name}
          initialValues={emptyValues}
          schema={eventSchema}
          isGuarded={false}
          onSubmit={async () => {}}
        >
          {eventFields}
          <SubmitButton>Guardar</SubmitButton>
        </FormShell>
      </section>
    )),
  )
  const secondForm = within(screen.getByRole('region', { name: 'Dos' }))
  const user = userEvent.setup()
  await user.click(secondForm.getByRole('button', { name: 'Guardar' }))
  await user.click(secondForm.getByRole('link', { name: 'Ingrese su email' }))
  expect(secondForm.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  expect(within(screen.getByRole('region', { name: 'Uno' })).queryByRole('link')).not.toBeInTheDocument()
})
