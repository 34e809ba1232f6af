import { MockError } from '@mocks/client'
import { AccountsSection } from '@mocks/panel/sections/AccountsSection'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const findButtonNames = async () =>
  within(await screen.findByRole('list', { name: 'Cuentas de la demostración' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').getAttribute('aria-label'))

const findCard = async (name: string) =>
  within((await screen.findByRole('button', { name: `Ingresar como ${name}` })).closest('li') as HTMLElement)

describe('AccountsSection', () => {
  it('lists all accounts with their descriptions, and says that nobody is signed in', async () => {
    const { client } = await renderSection(<AccountsSection />)
    const accounts = await client.accounts()
    expect(await findButtonNames()).toEqual(accounts.map(({ name }) => `Ingresar como ${name}`))
    const resident = await findCard('Carolina Ibáñez')
    expect(resident.getByText(/^Propietaria en Los Álamos/)).toBeVisible()
    expect(resident.getByText('residente@demo.ar · DNI 30111222')).toBeVisible()
    expect(screen.getByText('Ahora nadie tiene la sesión iniciada en este navegador.')).toBeVisible()
  })

  it('shows no list if the scenario has no accounts', async () => {
    await renderSection(<AccountsSection />, {
      intercept: (_method, control) => (control === 'accounts' ? Promise.resolve([]) : undefined),
    })
    expect(await screen.findByRole('heading', { name: 'Este escenario no tiene cuentas.' })).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('signs in the selected account, and opens the home page of the portal', async () => {
    const { user, portal, open } = await renderSection(<AccountsSection />)
    await user.click((await findCard('Carolina Ibáñez')).getByRole('button'))
    expect(await screen.findByText('Ingresaste como Carolina Ibáñez.')).toBeVisible()
    const [loginResponse] = portal.signIn.mock.lastCall ?? []
    expect(loginResponse).toMatchObject({ token: expect.any(String), user: { email: 'residente@demo.ar' } })
    expect(open.mock.calls).toEqual([['/']])
  })

  it('marks the signed-in account until the user signs out', async () => {
    const { user, portal, open } = await renderSection(<AccountsSection />, {
      signedInAs: 'Residente@demo.ar',
    })
    expect(await screen.findByText('Ahora estás como Carolina Ibáñez.')).toBeVisible()
    expect((await findCard('Carolina Ibáñez')).getByText('Sos vos ahora')).toBeVisible()
    expect(screen.getAllByText('Sos vos ahora')).toHaveLength(1)

    portal.getAccountEmail.mockResolvedValue(undefined)
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
    expect(await screen.findByText('Cerraste la sesión.')).toBeVisible()
    expect(portal.endSession).toHaveBeenCalledOnce()
    expect(screen.queryByText('Sos vos ahora')).not.toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
  })

  it('shows the reason if the backend refuses the sign-in, and does not change the session of the portal', async () => {
    const { user, portal, open } = await renderSection(<AccountsSection />, {
      intercept: (_method, control) =>
        control === 'accounts/sign-in'
          ? Promise.reject(
              new MockError('POST', 400, '{"username":["No hay ninguna cuenta con ese usuario."]}'),
            )
          : undefined,
    })
    await user.click((await findCard('Carolina Ibáñez')).getByRole('button'))
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay ninguna cuenta con ese usuario.')
    expect(portal.signIn).not.toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
  })
})
