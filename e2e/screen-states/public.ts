import { expect } from '../fixtures'
import type { ScreenState } from './screen-state'

/** The public pages, which people open by a link without signing in. */
export const publicStates: ScreenState[] = [
  {
    name: 'invitation with errors',
    open: async (page) => {
      await page.goto('/invite/demo-invitation')
      for (const label of ['Nombre', 'Apellido', 'DNI']) await page.getByLabel(label).fill(' ')
      await page.getByLabel('Email').focus()
      await expect(page.getByText('Ingrese su número de DNI')).toBeVisible()
    },
  },
  {
    name: 'invitation after the registration of a guest',
    open: async (page) => {
      await page.goto('/invite/demo-invitation')
      await page.getByLabel('Nombre').fill('Lucía')
      await page.getByLabel('Apellido').fill('Ñandubay')
      await page.getByLabel('DNI').fill('38555112')
      await page.getByLabel('Email').fill('lucia@example.com')
      await page.getByRole('button', { name: 'Confirmar' }).click()
      await expect(page.getByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()
    },
  },
  {
    name: 'unavailable invitation',
    open: async (page) => {
      await page.goto('/invite/expired-invitation')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('No se ha podido')
    },
  },
  {
    name: 'unsubscribe',
    open: async (page) => {
      await page.goto('/unsubscribe/demo-unsubscribe')
      await expect(page.getByRole('checkbox')).toBeVisible()
    },
  },
]
