import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { button, drawForm, empty, eventSchema, field, fields, filled } from './event-form'

describe('sending', () => {
  /** A form whose sending lasts until the test says so. */
  function drawSlow() {
    const answer = Promise.withResolvers<void>()
    return { ...drawForm({ initialValues: filled, onSubmit: () => answer.promise }), answer }
  }

  test('sends once for two clicks and an Enter at the same time', async () => {
    const { send, answer } = drawSlow()
    const form = button().closest('form')
    await act(async () => {
      button().click()
      button().click()
      form?.requestSubmit()
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => answer.resolve())
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('sends once for five clicks and a held Enter, and stays busy until the end', async () => {
    const { user, send, answer } = drawSlow()
    for (let press = 0; press < 5; press += 1) await user.click(button())
    await user.type(field('Nombre'), '{Enter>5/}')
    expect(send).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.resolve())
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test('sends the values at the time of the click', async () => {
    const { user, send, answer } = drawSlow()
    await user.click(button())
    await user.type(field('Nombre'), ' de Ana')
    await act(async () => answer.resolve())
    expect(send).toHaveBeenCalledWith(filled)
    expect(field('Nombre')).toHaveValue('Cumpleaños de Ana')
  })

  test('can be repeated after a failure and after invalid values', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(undefined)
    const { user } = drawForm({ initialValues: filled, onSubmit })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.clear(field('Nombre'))
    await user.click(button())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await user.type(field('Nombre'), 'Asado{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('shows the reason why it is disabled, and sends nothing by Enter', async () => {
    const reason = 'Debés seleccionar por lo menos un contacto.'
    const { user, send } = drawForm({
      initialValues: filled,
      children: (
        <>
          {fields}
          <SubmitButton disabledReason={reason}>Guardar</SubmitButton>
        </>
      ),
    })
    expect(button()).toHaveAccessibleDescription(reason)
    await user.click(button())
    await user.type(field('Nombre'), '{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  test('is impossible in a disabled form', async () => {
    const { user, send } = drawForm({ initialValues: filled, isDisabled: true })
    for (const label of ['Nombre', 'Email', 'Nota']) expect(field(label)).toBeDisabled()
    await user.click(button())
    expect(send).not.toHaveBeenCalled()
  })
})

/** A form whose data is read again while somebody types. */
function Refetched() {
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

test('keeps the input when new data arrives', async () => {
  render(<Refetched />)
  const user = userEvent.setup()
  await user.type(field('Nombre'), ' de Ana')
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(field('Nombre')).toHaveValue('Cumpleaños de Ana')
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
