import { ClockSection } from '@mocks/panel/sections/ClockSection'
import { parseTime } from '@mocks/panel/sections/clock/parse-time'
import { respondToRequest } from '@mocks/server'
import { World } from '@mocks/world/world'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createControlClient, renderSection } from './render-section'

const readNow = async (client: { state(): Promise<{ now: string }> }) => (await client.state()).now

describe('ClockSection', () => {
  it('shows the local time of the neighbourhood, and that the clock is stopped', async () => {
    await renderSection(<ClockSection />)
    expect(await screen.findByText('Lunes, 16 de marzo de 2026, 10:00')).toBeVisible()
    expect(screen.getByText('Detenida')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Fecha' })).toHaveValue('16-03-2026')
    expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveValue('10:00')
  })

  it('advances the clock by a day and by a week, reports the new time, and refreshes the portal', async () => {
    const { user, client, refreshPortal } = await renderSection(<ClockSection />)
    await user.click(await screen.findByRole('button', { name: '+1 día' }))
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Ahora es martes, 17 de marzo de 2026, 10:00.',
    )
    expect(await readNow(client)).toBe('2026-03-17T13:00:00.000Z')
    await user.click(screen.getByRole('button', { name: '+1 semana' }))
    expect(await screen.findByText('Martes, 24 de marzo de 2026, 10:00')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Fecha' })).toHaveValue('24-03-2026')
    expect(refreshPortal).toHaveBeenCalledTimes(2)
  })

  it('sets the clock to the entered day and time', async () => {
    const { user, client } = await renderSection(<ClockSection />)
    const day = await screen.findByRole('textbox', { name: 'Fecha' })
    await user.clear(day)
    await user.type(day, '01-12-2026')
    const time = screen.getByRole('textbox', { name: 'Hora' })
    await user.clear(time)
    await user.type(time, '2359{Enter}')
    expect(await screen.findByText('Martes, 1 de diciembre de 2026, 23:59')).toBeVisible()
    expect(await readNow(client)).toBe('2026-12-02T02:59:00.000Z')
    expect(time).toHaveValue('23:59')
  })

  it('shows errors at the fields for an invalid day or time, and keeps the entered text', async () => {
    const { user, client } = await renderSection(<ClockSection />)
    const day = await screen.findByRole('textbox', { name: 'Fecha' })
    const time = screen.getByRole('textbox', { name: 'Hora' })
    await user.clear(day)
    await user.clear(time)
    await user.type(time, '25:00')
    await user.click(screen.getByRole('button', { name: 'Poner esta hora' }))
    expect(day).toHaveAccessibleDescription('Elegí una fecha.')
    expect(time).toHaveAccessibleDescription('Escribí la hora como 14:30.')
    await user.type(day, '31-02-2026')
    await user.click(screen.getByRole('button', { name: 'Poner esta hora' }))
    expect(day).toHaveAccessibleDescription(
      'Esa fecha no existe, o es demasiado lejana. Escribila como 16-03-2026.',
    )
    expect(day).toHaveValue('31-02-2026')
    expect(time).toHaveValue('25:00')
    expect(await readNow(client)).toBe('2026-03-16T13:00:00.000Z')
  })

  it('sets a stopped clock to the time of the host, and starts the clock', async () => {
    const host = { now: Date.parse('2027-01-02T03:04:00-03:00') }
    const world = new World({ wallClock: () => host.now, initialState: { now: '2020-01-01T00:00:00Z' } })
    const request = (path: string, init?: RequestInit) =>
      respondToRequest(world, new Request(`${window.location.origin}${path}`, init))
    const { user } = await renderSection(<ClockSection />, { client: createControlClient(request) })
    await user.click(await screen.findByRole('button', { name: 'Volver a ahora' }))
    expect(await screen.findByText('Sábado, 2 de enero de 2027, 03:04')).toBeVisible()
    expect(screen.getByText('En marcha')).toBeVisible()
  })

  it('shows why the clock cannot be set to the current time if the backend has no wall clock', async () => {
    const { user } = await renderSection(<ClockSection />)
    await user.click(await screen.findByRole('button', { name: 'Volver a ahora' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este backend no tiene reloj: la hora está detenida.',
    )
  })

  it('signs in the same account again after a change of the time', async () => {
    const { user, portal } = await renderSection(<ClockSection />, { signedInAs: 'residente@demo.ar' })
    await user.click(await screen.findByRole('button', { name: '+1 día' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Seguís con la cuenta residente@demo.ar.')
    const [loginResponse] = portal.signIn.mock.calls[0] ?? []
    expect(loginResponse).toMatchObject({ user: { email: 'residente@demo.ar' } })
  })

  it('reports the end of the session if the backend lacks the signed-in account', async () => {
    const { user, portal } = await renderSection(<ClockSection />, { signedInAs: 'nadie@demo.ar' })
    await user.click(await screen.findByRole('button', { name: '+1 día' }))
    expect(await screen.findByRole('status')).toHaveTextContent(
      'La sesión de nadie@demo.ar terminó: ingresá de nuevo desde Cuentas.',
    )
    expect(portal.signIn).not.toHaveBeenCalled()
  })

  it('offers a retry if the clock could not be loaded', async () => {
    let isDown = true
    const { user } = await renderSection(<ClockSection />, {
      intercept: () => (isDown ? Promise.reject(new TypeError('no connection')) : undefined),
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('El backend simulado no respondió. Volvé a intentarlo.')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Lunes, 16 de marzo de 2026, 10:00')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('parseTime', () => {
  it.each([
    ['9:05', '09:05'],
    ['0905', '09:05'],
    ['905', '09:05'],
    [' 23.59 ', '23:59'],
    ['24:00', undefined],
    ['12:60', undefined],
    ['12', undefined],
    ['', undefined],
    ['mediodía', undefined],
  ])('converts %j to %j', (text, expected) => {
    expect(parseTime(text)).toBe(expected)
  })
})
