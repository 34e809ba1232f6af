import { MockError } from '@mocks/client'
import { AccountsSection } from '@mocks/panel/sections/AccountsSection'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const names = async () =>
  within(await screen.findByRole('list', { name: 'Cuentas de la demostración' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').getAttribute('aria-label'))

const cardOf = async (name: string) =>
  within((await screen.findByRole('button', { name: `Ingresar como ${name}` })).closest('li') as HTMLElement)

describe('the accounts', () => {
  it('are all there, each with who it is', async () => {
    const { client } = await renderSection(<AccountsSection />)
    const accounts = await client.accounts()
    expect(await names()).toEqual(accounts.map(({ name }) => `Ingresar como ${name}`))
    const resident = await cardOf('Carolina Ibáñez')
    expect(resident.getByText(/^Propietaria en Los Álamos/)).toBeVisible()
    expect(resident.getByText('residente@demo.ar · DNI 30111222')).toBeVisible()
    expect(screen.getByText('Ahora nadie tiene la sesión iniciada en este navegador.')).toBeVisible()
  })

  it('are signed in with one press, which leads home', async () => {
    const { user, portal, open } = await renderSection(<AccountsSection />)
    await user.click((await cardOf('Carolina Ibáñez')).getByRole('button'))
    expect(await screen.findByText('Ingresaste como Carolina Ibáñez.')).toBeVisible()
    const [answer] = portal.saveSession.mock.lastCall ?? []
    expect(answer).toMatchObject({ token: expect.any(String), user: { email: 'residente@demo.ar' } })
    expect(open.mock.calls).toEqual([['/']])
  })

  it('tell who is signed in now, whose session can be ended here', async () => {
    const { user, portal, open } = await renderSection(<AccountsSection />, {
      signedInAs: 'Residente@demo.ar',
    })
    expect(await screen.findByText('Ahora estás como Carolina Ibáñez.')).toBeVisible()
    expect((await cardOf('Carolina Ibáñez')).getByText('Sos vos ahora')).toBeVisible()
    expect(screen.getAllByText('Sos vos ahora')).toHaveLength(1)

    portal.getAccountEmail.mockResolvedValue(undefined)
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
    expect(await screen.findByText('Cerraste la sesión.')).toBeVisible()
    expect(portal.endSession).toHaveBeenCalledOnce()
    expect(screen.queryByText('Sos vos ahora')).not.toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
  })

  it('that are refused say why, and leave whoever was signed in', async () => {
    const { user, portal, open } = await renderSection(<AccountsSection />, {
      instead: (_method, control) =>
        control === 'accounts/sign-in'
          ? Promise.reject(
              new MockError('POST', 400, '{"username":["No hay ninguna cuenta con ese usuario."]}'),
            )
          : undefined,
    })
    await user.click((await cardOf('Carolina Ibáñez')).getByRole('button'))
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay ninguna cuenta con ese usuario.')
    expect(portal.saveSession).not.toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
  })
})
