import { MockError } from '@mocks/client'
import { ScenarioSection } from '@mocks/panel/sections/ScenarioSection'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const getDialog = () => within(screen.getByRole('alertdialog'))
const getStoredMessage = () => sessionStorage.getItem('portal-demo.word')
const createJsonFile = (name: string, text: string) => new File([text], name, { type: 'application/json' })

beforeEach(() => sessionStorage.clear())

describe('ScenarioSection', () => {
  it('shows the current scenario with its seed, and describes the four scenarios', async () => {
    await renderSection(<ScenarioSection />, { scenario: 'empty' })
    expect(await screen.findByText('Ahora: Recién llegado, semilla 1.')).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(screen.getByRole('radio', { name: 'Recién llegado' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Un barrio enorme' })).toHaveAccessibleDescription(
      /100\.000 movimientos/,
    )
  })

  it('resets the world only after a confirmation, ends the session, and stores a message for the sign-in page', async () => {
    const { user, client, portal, open } = await renderSection(<ScenarioSection />)
    await user.click(await screen.findByRole('radio', { name: 'Rechazos' }))
    const seed = screen.getByRole('spinbutton', { name: 'Semilla' })
    await user.clear(seed)
    await user.type(seed, '7')
    await user.click(screen.getByRole('button', { name: 'Restablecer' }))

    await waitFor(() => expect(getDialog().getByRole('button', { name: 'Volver' })).toHaveFocus())
    await user.click(getDialog().getByRole('button', { name: 'Volver' }))
    expect(await client.state()).toMatchObject({ scenario: 'demo', seed: 1 })
    expect(seed).toHaveValue('7')

    await user.click(screen.getByRole('button', { name: 'Restablecer' }))
    await user.click(getDialog().getByRole('button', { name: 'Restablecer' }))
    await expect.poll(() => open.mock.calls).toEqual([['/login']])
    expect(await client.state()).toMatchObject({ scenario: 'errors', seed: 7 })
    expect(portal.endSession).toHaveBeenCalledOnce()
    expect(getStoredMessage()).toBe('Se restableció «Rechazos». Ingresá de nuevo para empezar.')
  })

  it('shows an error at an empty seed field instead of the confirmation, and limits the seed to 15 digits', async () => {
    const { user } = await renderSection(<ScenarioSection />)
    const seed = await screen.findByRole('spinbutton', { name: 'Semilla' })
    await user.clear(seed)
    await user.click(screen.getByRole('button', { name: 'Restablecer' }))
    expect(seed).toHaveAccessibleDescription(/Escribí un número entero, como 1\./)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.type(seed, '12345678901234567890')
    expect(seed).toHaveValue('123456789012345')
  })

  it('shows in the dialog why the reset failed, and keeps the session', async () => {
    const { user, portal } = await renderSection(<ScenarioSection />, {
      intercept: (method) =>
        method === 'POST' ? Promise.reject(new MockError('POST reset', 500, '')) : undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Restablecer' }))
    await user.click(getDialog().getByRole('button', { name: 'Restablecer' }))
    expect(await getDialog().findByText('El backend simulado respondió con el error 500.')).toBeVisible()
    expect(portal.endSession).not.toHaveBeenCalled()
  })
})

describe('exporting a state', () => {
  it('downloads a file whose name has the day in Buenos Aires', async () => {
    const { user } = await renderSection(<ScenarioSection />, {
      prepare: (client) => client.settings({ now: '2026-03-16T22:00:00-03:00' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Exportar estado' }))
    expect(await screen.findByText('Se descargó modo-demo-demo-2026-03-16.json.')).toBeVisible()
  })
})

describe('importing a state', () => {
  it('requires a file', async () => {
    const { user } = await renderSection(<ScenarioSection />)
    await user.click(await screen.findByRole('button', { name: 'Importar estado' }))
    expect(screen.getByLabelText(/^Archivo exportado/)).toHaveAccessibleDescription(
      /Elegí primero un archivo exportado\./,
    )
  })

  it('shows an error for an unreadable file, and keeps the file selected', async () => {
    const { user, portal } = await renderSection(<ScenarioSection />)
    await user.upload(await screen.findByLabelText(/^Archivo exportado/), createJsonFile('nota.json', 'hola'))
    await user.click(screen.getByRole('button', { name: 'Importar estado' }))
    expect(getDialog().getByText(/^«nota\.json» toma el lugar/)).toBeVisible()
    await user.click(getDialog().getByRole('button', { name: 'Reemplazar' }))
    expect(await screen.findByText(/dañado o no es un estado exportado/)).toBeVisible()
    expect(screen.getByRole('listitem', { name: 'nota.json' })).toBeVisible()
    expect(portal.endSession).not.toHaveBeenCalled()
  })
})
