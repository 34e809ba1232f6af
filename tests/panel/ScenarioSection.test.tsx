import { MockError } from '@mocks/client'
import { ScenarioSection } from '@mocks/panel/sections/ScenarioSection'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const asked = () => within(screen.getByRole('alertdialog'))
const kept = () => sessionStorage.getItem('portal-demo.word')
const json = (name: string, text: string) => new File([text], name, { type: 'application/json' })

beforeEach(() => sessionStorage.clear())

describe('the scenario', () => {
  it('is told with its seed, and what each of the four is for', async () => {
    await renderSection(<ScenarioSection />, { scenario: 'empty' })
    expect(await screen.findByText('Ahora: Recién llegado, semilla 1.')).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(screen.getByRole('radio', { name: 'Recién llegado' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Un barrio enorme' })).toHaveAccessibleDescription(
      /100\.000 movimientos/,
    )
  })

  it('is begun anew after a question; the session ends, and the sign-in says why', async () => {
    const { user, client, portal, open } = await renderSection(<ScenarioSection />)
    await user.click(await screen.findByRole('radio', { name: 'Rechazos' }))
    const seed = screen.getByRole('spinbutton', { name: 'Semilla' })
    await user.clear(seed)
    await user.type(seed, '7')
    await user.click(screen.getByRole('button', { name: 'Restablecer' }))

    expect(asked().getByRole('button', { name: 'Volver' })).toHaveFocus()
    await user.click(asked().getByRole('button', { name: 'Volver' }))
    expect(await client.state()).toMatchObject({ scenario: 'demo', seed: 1 })
    expect(seed).toHaveValue('7')

    await user.click(screen.getByRole('button', { name: 'Restablecer' }))
    await user.click(asked().getByRole('button', { name: 'Restablecer' }))
    await expect.poll(() => open.mock.calls).toEqual([['/login']])
    expect(await client.state()).toMatchObject({ scenario: 'errors', seed: 7 })
    expect(portal.endSession).toHaveBeenCalledOnce()
    expect(kept()).toBe('Se restableció «Rechazos». Ingresá de nuevo para empezar.')
  })

  it('wants a seed, and says so at its place', async () => {
    const { user } = await renderSection(<ScenarioSection />)
    const seed = await screen.findByRole('spinbutton', { name: 'Semilla' })
    await user.clear(seed)
    await user.click(screen.getByRole('button', { name: 'Restablecer' }))
    expect(seed).toHaveAccessibleDescription(/Escribí un número entero, como 1\./)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.type(seed, '12345678901234567890')
    expect(seed).toHaveValue('123456789012345')
  })

  it('stays when it is refused, and the question says why', async () => {
    const { user, portal } = await renderSection(<ScenarioSection />, {
      instead: (method) =>
        method === 'POST' ? Promise.reject(new MockError('POST reset', 500, '')) : undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Restablecer' }))
    await user.click(asked().getByRole('button', { name: 'Restablecer' }))
    expect(await asked().findByText('El backend simulado respondió con el error 500.')).toBeVisible()
    expect(portal.endSession).not.toHaveBeenCalled()
  })
})

describe('a kept state', () => {
  it('that is not there yet is asked for', async () => {
    const { user } = await renderSection(<ScenarioSection />)
    await user.click(await screen.findByRole('button', { name: 'Importar estado' }))
    expect(screen.getByLabelText(/^Archivo exportado/)).toHaveAccessibleDescription(
      /Elegí primero un archivo exportado\./,
    )
  })

  it('that cannot be read says so beside it, and stays to be looked at', async () => {
    const { user, portal } = await renderSection(<ScenarioSection />)
    await user.upload(await screen.findByLabelText(/^Archivo exportado/), json('nota.json', 'hola'))
    await user.click(screen.getByRole('button', { name: 'Importar estado' }))
    expect(asked().getByText(/^«nota\.json» toma el lugar/)).toBeVisible()
    await user.click(asked().getByRole('button', { name: 'Reemplazar' }))
    expect(await screen.findByText(/dañado o no es un estado exportado/)).toBeVisible()
    expect(screen.getByRole('listitem', { name: 'nota.json' })).toBeVisible()
    expect(portal.endSession).not.toHaveBeenCalled()
  })
})
