import type { Page } from '@playwright/test'
import { expect, type Mock, signIn } from './fixtures'

/** Where somebody can be, and how one gets there. */
interface Place {
  /** Unique: a picture of it is called so. */
  name: string
  open: (page: Page, mock: Mock) => Promise<unknown>
}

const newForm = async (page: Page) => {
  await signIn(page, 'resident')
  await page.goto('/preauthorization/new')
  await expect(page.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
}

/** Every screen in the states that it can be in. */
export const places: Place[] = [
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
    name: 'registered for an invitation',
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
    name: 'invitation that is none',
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
  { name: 'no such page', open: (page) => page.goto('/nowhere') },
  { name: 'a public page that is not there yet', open: (page) => page.goto('/register') },
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

/** A phone and a desk: what is looked at is looked at on both. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
