import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { empty, eventSchema, fields, filled, findField, findSubmitButton, renderForm } from './event-form'

describe('a submit', () => {
  /** Renders a form whose submit is pending until the test resolves `answer`. */
  function renderSlowForm() {
    const answer = Promise.withResolvers<void>()
    return { ...renderForm({ initialValues: filled, onSubmit: () => answer.promise }), answer }
  }

  test('sends once for two clicks and an Enter at the same time', async () => {
    const { send, answer } = renderSlowForm()
    const form = findSubmitButton().closest('form')
    await act(async () => {
      findSubmitButton().click()
      findSubmitButton().click()
      form?.requestSubmit()
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => answer.resolve())
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('sends once for five clicks and a held Enter, and stays busy until the end', async () => {
    const { user, send, answer } = renderSlowForm()
    for (let click = 0; click < 5; click += 1) await user.click(findSubmitButton())
    await user.type(findField('Nombre'), '{Enter>5/}')
    expect(send).toHaveBeenCalledTimes(1)
    expect(findSubmitButton()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.resolve())
    expect(findSubmitButton()).not.toHaveAttribute('aria-busy')
  })

  test('sends the values at the time of the click', async () => {
    const { user, send, answer } = renderSlowForm()
    await user.click(findSubmitButton())
    await user.type(findField('Nombre'), ' de Ana')
    await act(async () => answer.resolve())
    expect(send).toHaveBeenCalledWith(filled)
    expect(findField('Nombre')).toHaveValue('Cumpleaños de Ana')
  })

  test('can be repeated after a failure and after invalid values', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(undefined)
    const { user } = renderForm({ initialValues: filled, onSubmit })
    await user.click(findSubmitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.clear(findField('Nombre'))
    await user.click(findSubmitButton())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await user.type(findField('Nombre'), 'Asado{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('shows the reason why the submit is disabled, and sends nothing by Enter', async () => {
    const reason = 'Debés seleccionar por lo menos un contacto.'
    const { user, send } = renderForm({
      initialValues: filled,
      children: (
        <>
          {fields}
          <SubmitButton disabledReason={reason}>Guardar</SubmitButton>
        </>
      ),
    })
    expect(findSubmitButton()).toHaveAccessibleDescription(reason)
    await user.click(findSubmitButton())
    await user.type(findField('Nombre'), '{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  test('sends nothing from a disabled form', async () => {
    const { user, send } = renderForm({ initialValues: filled, isDisabled: true })
    for (const label of ['Nombre', 'Email', 'Nota']) expect(findField(label)).toBeDisabled()
    await user.click(findSubmitButton())
    expect(send).not.toHaveBeenCalled()
  })
})

/** A form whose initial values change during the input. */
function RefetchedForm() {
  const [initialValues, setInitialValues] = useState(filled)
  return (
    <>
      <button type="button" onClick={() => setInitialValues({ ...filled, name: 'De otro' })}>
        Actualizar
      </button>
      <FormShell
        initialValues={initialValues}
        schema={eventSchema}
        isGuarded={false}
        onSubmit={async () => {}}
      >
        {fields}
      </FormShell>
    </>
  )
}

test('keeps the input when the initial values change', async () => {
  render(<RefetchedForm />)
  const user = userEvent.setup()
  await user.type(findField('Nombre'), ' de Ana')
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(findField('Nombre')).toHaveValue('Cumpleaños de Ana')
})

test('separates the fields of two forms on a page', async () => {
  render(
    ['Uno', 'Dos'].map((name) => (
      <section key={name} aria-label={name}>
        <FormShell initialValues={empty} schema={eventSchema} isGuarded={false} onSubmit={async () => {}}>
          {fields}
          <SubmitButton>Guardar</SubmitButton>
        </FormShell>
      </section>
    )),
  )
  const second = within(screen.getByRole('region', { name: 'Dos' }))
  const user = userEvent.setup()
  await user.click(second.getByRole('button', { name: 'Guardar' }))
  await user.click(second.getByRole('link', { name: 'Ingrese su email' }))
  expect(second.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  expect(within(screen.getByRole('region', { name: 'Uno' })).queryByRole('link')).not.toBeInTheDocument()
})
