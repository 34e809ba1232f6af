import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import type { Place } from './place'

const newForm = async (page: Page) => {
  await signIn(page, 'resident')
  await page.goto('/preauthorization/new')
  await expect(page.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
}

/** Signing in, the shell, and what stands in it. */
export const screenPlaces: Place[] = [
  { name: 'sign-in', open: (page) => page.goto('/login') },
  {
    name: 'sign-in with errors',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Acceder' }).click()
      await expect(page.getByText('Por favor ingrese su contraseña').first()).toBeVisible()
    },
  },
  {
    name: 'where to go',
    open: async (page) => {
      await signIn(page, 'auditor')
      await expect(page.getByRole('button', { name: 'Obras' })).toBeVisible()
    },
  },
  {
    name: 'authorizations',
    open: async (page) => {
      await signIn(page, 'resident')
      await expect(page.getByRole('button', { name: /^Eliminar/ }).first()).toBeVisible()
    },
  },
  {
    name: 'authorizations, expired ones too',
    open: async (page) => {
      await signIn(page, 'resident')
      await page.goto('/?ver=todas')
      await expect(page.getByRole('link', { name: /^Ver más/ }).first()).toBeVisible()
    },
  },
  {
    name: 'no authorizations',
    open: async (page, mock) => {
      await mock.reset({ scenario: 'empty' })
      await signIn(page, 'resident')
      await expect(page.getByText('No hay autorizaciones.')).toBeVisible()
    },
  },
  {
    name: 'authorizations that cannot be read',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listAuthorizations', status: 500 }] })
      await signIn(page, 'resident')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  {
    name: 'the question of deleting',
    open: async (page) => {
      await signIn(page, 'resident')
      await page
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'new authorization', open: newForm },
  {
    name: 'new authorization with errors',
    open: async (page) => {
      await newForm(page)
      await page
        .getByRole('button', { name: /^Autorizar a / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Crear', exact: true }).click()
      await expect(page.getByText('Seleccione un tipo de autorización').first()).toBeVisible()
    },
  },
  {
    name: 'new guest',
    open: async (page) => {
      await newForm(page)
      await page.getByRole('button', { name: 'Agregar nuevo contacto' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nuevo Invitado' })
      await dialog.getByLabel('Número de documento').fill('41908172')
      await dialog.getByRole('button', { name: 'Siguiente' }).click()
      await expect(dialog.getByLabel('Apellido')).toBeVisible()
    },
  },
  {
    name: 'pass',
    open: async (page) => {
      await signIn(page, 'resident')
      await page
        .getByRole('link', { name: /^Ver pase/ })
        .first()
        .click()
      await expect(page.getByRole('img', { name: 'Código QR del pase' })).toBeVisible()
    },
  },
  {
    name: 'pass that was kept, until it comes anew',
    open: async (page, mock) => {
      await signIn(page, 'resident')
      await page
        .getByRole('link', { name: /^Ver pase/ })
        .first()
        .click()
      await expect(page.getByRole('img', { name: 'Código QR del pase' })).toBeVisible()
      await mock.settings({ latency: { min: 30_000, max: 30_000 } })
      await page.reload()
      await expect(page.getByText(/^Guardado el .* Buscando cambios…$/)).toBeVisible()
    },
  },
  {
    name: 'expired authorization',
    open: async (page) => {
      await signIn(page, 'resident')
      await page.goto('/?ver=todas')
      await page
        .getByRole('link', { name: /^Ver más/ })
        .first()
        .click()
      await expect(page.getByText(/^Venció el/)).toBeVisible()
    },
  },
  {
    name: 'created',
    open: async (page) => {
      await newForm(page)
      await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
      await page
        .getByRole('button', { name: /^Autorizar a / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Crear', exact: true }).click()
      await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
    },
  },
  {
    name: 'expired session',
    open: async (page, mock) => {
      await signIn(page, 'resident')
      await expect(page.getByRole('button', { name: /^Eliminar/ }).first()).toBeVisible()
      await mock.settings({ advance: 'PT9H' })
      await page.getByRole('tab', { name: 'Todas' }).click()
      await expect(page.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible()
    },
  },
  { name: 'no such page', open: (page) => page.goto('/nowhere') },
  {
    name: 'no such page, signed in',
    open: async (page) => {
      await signIn(page, 'workManager')
      await expect(page.getByRole('heading', { name: 'Obras' })).toBeVisible()
      await page.goto('/nowhere')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  },
  {
    name: 'a section that is not there yet',
    open: async (page) => {
      await signIn(page, 'workManager')
      await expect(page.getByRole('heading', { name: 'Obras' })).toBeVisible()
    },
  },
  {
    name: "the phone's menu",
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, 'resident')
      await page.getByRole('button', { name: 'Abrir el menú' }).click()
      await expect(page.getByRole('link', { name: 'Movimientos' })).toBeVisible()
    },
  },
]
