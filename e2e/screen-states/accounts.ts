import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

/** Registration, passwords, terms, the profile, and the sign-in by a link of the mobile app. */
export const accountStates: ScreenState[] = [
  {
    name: 'sign-in by a link of the app: invalid link',
    open: async (page) => {
      await page.goto('/handoff?otc=gone')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'sign-in by a link of the app: another user is signed in',
    open: async (page) => {
      await signIn(page, 'tenant')
      await page.goto('/handoff?otc=demo-otc')
      await expect(page.getByRole('button', { name: /^Continuar como/ })).toBeVisible()
    },
  },
  {
    name: 'registration: without a code',
    open: async (page) => {
      await page.goto('/register')
      await expect(page.getByRole('heading', { name: 'Obtené la App' })).toBeVisible()
    },
  },
  {
    name: 'registration: with a valid code and a password that is too short',
    open: async (page) => {
      await page.goto('/register?code=ABC123')
      await page.getByLabel('Número de documento').fill('31222333')
      await page.getByLabel(/^Contraseña/).fill('corta')
      await page.getByRole('checkbox').check()
      await expect(page.getByText('La contraseña debe tener como mínimo 8 caracteres.')).toBeVisible()
    },
  },
  {
    name: 'password request without an email',
    open: async (page) => {
      await page.goto('/password-request')
      await page.getByRole('button', { name: 'Enviar el enlace' }).click()
      await expect(page.getByText('Por favor ingrese su email')).toBeVisible()
    },
  },
  {
    name: 'new password: the link has expired',
    open: async (page) => {
      await page.goto('/password-recover/demo-uid/expired-token')
      await page.getByLabel(/^Contraseña nueva/).fill('jacaranda9')
      await page.getByLabel(/^Repetir la contraseña/).fill('jacaranda9')
      await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
      await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible()
    },
  },
  {
    name: 'terms',
    open: async (page) => {
      await page.goto('/terms-conditions')
      await expect(page.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible()
    },
  },
  {
    name: 'profile',
    open: async (page) => {
      await signIn(page, 'resident', '/profile')
      await expect(page.getByLabel(/^Teléfono celular/)).toBeVisible()
    },
  },
  {
    name: 'profile of a user without a lot',
    open: async (page) => {
      await signIn(page, 'workManager', '/profile')
      await expect(page.getByRole('heading', { name: 'Mi perfil' })).toBeVisible()
    },
  },
]
