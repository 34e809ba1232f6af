import type { Fault } from '@mocks/client'
import { NetworkSection } from '@mocks/panel/sections/NetworkSection'
import { describeFault } from '@mocks/panel/sections/network/copy'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const getButton = (name: string) => screen.getByRole('button', { name })
const findActiveFaults = async () => within(await screen.findByRole('region', { name: 'Fallas activas' }))
/** Pastes the text, because typing is slow: the list is rendered again for each letter. */
const searchOperation = async (user: UserEvent, text: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Operación' }))
  await user.paste(text)
}
const permanentFault: Fault = { operationId: 'listHomeModules', status: 'network' }

describe('the latency form', () => {
  it('sets the latency to the selected preset, and reports it', async () => {
    const { user, client } = await renderSection(<NetworkSection />)
    const group = within(await screen.findByRole('radiogroup', { name: 'Demora de cada llamada' }))
    expect(group.getByRole('radio', { name: '0 s' })).toBeChecked()
    await user.click(group.getByRole('radio', { name: '2 s' }))
    expect(await screen.findByText('Cada llamada demora 2 s.')).toBeVisible()
    expect(group.getByRole('radio', { name: '2 s' })).toBeChecked()
    expect((await client.state()).settings.latency).toEqual({ min: 2000, max: 2000 })
  })

  it('shows errors at the fields of an invalid range, and sets the latency to a valid range', async () => {
    const { user, client } = await renderSection(<NetworkSection />)
    await user.click(await screen.findByText('Otra demora'))
    const min = screen.getByRole('spinbutton', { name: 'Mínimo, en milisegundos' })
    const max = screen.getByRole('spinbutton', { name: 'Máximo, en milisegundos' })
    await user.clear(min)
    await user.type(max, '250')
    await user.click(getButton('Poner esta demora'))
    expect(min).toHaveAccessibleDescription('Poné un número.')
    await user.type(min, '900')
    expect(max).toHaveAccessibleDescription('El máximo no puede ser menor que el mínimo.')
    await user.clear(max)
    await user.type(max, '600001')
    expect(max).toHaveAccessibleDescription('Hasta 600.000 (diez minutos).')
    await user.clear(max)
    await user.type(max, '1500{Enter}')
    expect(await screen.findByText('Cada llamada demora 0,9 a 1,5 s.')).toBeVisible()
    expect((await client.state()).settings.latency).toEqual({ min: 900, max: 1500 })
  })
})

describe('the faults', () => {
  it('can be added for a given number of calls to one operation', async () => {
    const { user, mock } = await renderSection(<NetworkSection />)
    await searchOperation(user, 'login')
    await user.click(await screen.findByRole('option', { name: /^Ingresar *login/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Error' }), '503 – fuera de servicio')
    const times = screen.getByRole('spinbutton', { name: 'Cuántas veces' })
    await user.clear(times)
    await user.type(times, '2')
    await user.click(getButton('Provocar la falla'))
    expect(await screen.findByText('Listo: «Ingresar» va a fallar.')).toBeVisible()
    expect((await findActiveFaults()).getByText('Error 503 – fuera de servicio · 2 veces más')).toBeVisible()
    const response = await mock.request('/fapi/auth/login/', { method: 'POST' })
    expect(response.status).toBe(503)
    expect(screen.getByRole('combobox', { name: 'Operación' })).toHaveValue('')
  })

  it('can be timeouts, and are permanent if the number of calls is empty', async () => {
    const { user, client } = await renderSection(<NetworkSection />)
    await searchOperation(user, '/fapi/auth/login/')
    await user.click(await screen.findByRole('option', { name: /^Ingresar *login/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qué pasa' }), 'No responde nunca')
    expect(screen.queryByRole('combobox', { name: 'Error' })).not.toBeInTheDocument()
    await user.clear(screen.getByRole('spinbutton', { name: 'Cuántas veces' }))
    await user.click(getButton('Provocar la falla'))
    expect((await findActiveFaults()).getByText('No responde nunca · siempre')).toBeVisible()
    expect((await client.state()).settings.faults).toEqual([{ operationId: 'login', status: 'timeout' }])
  })

  it('replace an active fault of the same operation, and keep those of other operations', async () => {
    const { user, client } = await renderSection(<NetworkSection />, {
      faults: [permanentFault, { operationId: 'login', status: 500 }],
    })
    await searchOperation(user, 'login')
    await user.click(await screen.findByRole('option', { name: /^Ingresar *login/ }))
    await user.click(getButton('Provocar la falla'))
    await screen.findByText('Listo: «Ingresar» va a fallar.')
    expect((await client.state()).settings.faults).toEqual([
      permanentFault,
      { operationId: 'login', status: 500, times: 1 },
    ])
  })

  it('are not added if fields are invalid, and the fields show errors', async () => {
    const { user, client } = await renderSection(<NetworkSection />)
    const times = await screen.findByRole('spinbutton', { name: 'Cuántas veces' })
    await user.clear(times)
    await user.type(times, '0')
    await user.click(getButton('Provocar la falla'))
    expect(screen.getByRole('combobox', { name: 'Operación' })).toHaveAccessibleDescription(
      /Elegí una operación\./,
    )
    expect(times).toHaveAccessibleDescription(/Poné 1 o más, o dejalo vacío\./)
    expect((await client.state()).settings.faults).toEqual([])
  })

  it('are removed one by one, or all together', async () => {
    const faults: Fault[] = [permanentFault, { operationId: 'login', status: 'lost', times: 1 }]
    const { user, client } = await renderSection(<NetworkSection />, { faults })
    await user.click(
      await screen.findByRole('button', { name: 'Quitar la falla de «Ver los módulos del barrio»' }),
    )
    await screen.findByText('«Ver los módulos del barrio» vuelve a responder bien.')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('vuelve a responder bien.'))
    expect((await client.state()).settings.faults).toEqual(faults.slice(1))
    await user.click(getButton('Quitar todas'))
    expect(await screen.findByText('Ninguna: todas las llamadas responden bien.')).toBeVisible()
    expect((await findActiveFaults()).queryByRole('list')).not.toBeInTheDocument()
    await waitFor(async () => expect((await client.state()).settings.faults).toEqual([]))
  })

  it('can be added for an operation that the user finds by words of its summary', async () => {
    const { user } = await renderSection(<NetworkSection />)
    await searchOperation(user, 'descargar movimientos lote')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('combobox', { name: 'Operación' })).toHaveValue(
      'Descargar los movimientos de un lote',
    )
  })

  it.each([
    [{ status: 418, times: 3 }, 'Error 418 · 3 veces más'],
    [
      { status: 'garbage', times: 1, skip: 1 },
      'Responde cualquier cosa · 1 vez más · después de la próxima llamada',
    ],
    [
      { status: 'lost', skip: 2 },
      'Lo hace, pero la respuesta se pierde · siempre · después de las próximas 2 llamadas',
    ],
  ] satisfies [Omit<Fault, 'operationId'>, string][])(
    'are described in Spanish: %j',
    (fault, description) => {
      expect(describeFault({ operationId: 'login', ...fault })).toBe(description)
    },
  )
})
