import type { Page } from '@playwright/test'
import { authorizeFirstContact } from '../authorize-first-contact'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const openNewForm = async (page: Page) => {
  await signIn(page, 'resident', '/preauthorization/new?opciones=todas')
  await expect(page.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
}

const openQuickForm = async (page: Page) => {
  await signIn(page, 'resident', '/preauthorization/new')
  await expect(page.getByRole('button', { name: 'Leandro Córdoba' })).toBeVisible()
}

const openInvitation = async (page: Page, name: string) => {
  await signIn(page, 'resident', `/?buscar=${name}`)
  await page.getByRole('link', { name: `Editar ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Guardar y compartir' })).toBeVisible()
}

/** The sign-in, the shell, the authorizations and the invitations. */
export const authorizationStates: ScreenState[] = [
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
    name: 'sign-in: the choice of the page to open',
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
    name: 'authorizations, including expired ones',
    open: async (page) => {
      await signIn(page, 'resident', '/?ver=todas')
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
    name: 'authorizations that fail to load',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listAuthorizations', status: 500 }] })
      await signIn(page, 'resident')
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  {
    name: 'authorizations: the question before a deletion',
    open: async (page) => {
      await signIn(page, 'resident')
      await page
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'the menu of an authorization',
    open: async (page) => {
      await signIn(page, 'resident')
      await page.getByRole('button', { name: /^Más / }).first().click()
      await expect(page.getByRole('menuitem', { name: 'Usar de nuevo' })).toBeVisible()
    },
  },
  {
    name: 'new authorization, filled from an earlier one',
    open: async (page) => {
      await signIn(page, 'resident', '/preauthorization/new?usar=7001')
      await expect(page.getByText('Ya hay personas autorizadas en esos días')).toBeVisible()
    },
  },
  {
    name: 'new authorization: the authorization to use again is missing',
    open: async (page) => {
      await signIn(page, 'resident', '/preauthorization/new?usar=999999')
      await expect(page.getByText(/^No encontramos la que querías usar de nuevo/)).toBeVisible()
    },
  },
  { name: 'new authorization', open: openQuickForm },
  {
    name: 'new authorization for several days, with errors',
    open: async (page) => {
      await openQuickForm(page)
      await page.getByRole('button', { name: 'Elena Peña' }).click()
      await page.getByRole('button', { name: 'Elena Peña' }).click()
      await page.getByRole('combobox', { name: /^Buscar contactos/ }).fill('Abril Cardozo')
      await page.getByRole('option', { name: /Abril Cardozo/ }).click()
      await page.getByRole('radio', { name: 'Se repite' }).click()
      await page.getByRole('radio', { name: 'Otro', exact: true }).click()
      await page.getByRole('button', { name: 'Autorizar', exact: true }).click()
      await expect(page.getByText('Seleccione un tipo de autorización').first()).toBeVisible()
    },
  },
  { name: 'new authorization with all options', open: openNewForm },
  {
    name: 'new authorization with errors',
    open: async (page) => {
      await openNewForm(page)
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
      await openNewForm(page)
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
    name: 'saved pass while the portal looks for changes',
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
      await signIn(page, 'resident', '/?ver=todas')
      await page
        .getByRole('link', { name: /^Ver más/ })
        .first()
        .click()
      await expect(page.getByText(/^Venció el/)).toBeVisible()
    },
  },
  {
    name: 'authorization created',
    open: async (page) => {
      await openNewForm(page)
      await authorizeFirstContact(page, 'Invitado')
    },
  },
  {
    name: 'new invitation with an error',
    open: async (page) => {
      await signIn(page, 'resident', '/preauthorization/invite/new')
      await page.getByLabel('Cantidad máxima de invitados').fill('1')
      await page.getByLabel('Nombre del evento').focus()
      await expect(page.getByText('La cantidad máxima debe ser por lo menos 2').first()).toBeVisible()
    },
  },
  {
    name: 'invitation with more guests than its maximum',
    open: async (page) => {
      await openInvitation(page, 'Asado de fin de verano')
      await page.getByRole('button', { name: /^Quitar a Celeste Guerra/ }).click()
      await page.getByLabel('Cantidad máxima de invitados').fill('2')
      await expect(page.getByText(/^Ya hay 3 confirmados/)).toBeVisible()
    },
  },
  {
    name: 'invitation without guests',
    open: async (page) => {
      await openInvitation(page, 'Cumpleaños de Sofi')
      await expect(page.getByText('Todavía nadie confirmó.')).toBeVisible()
    },
  },
  {
    name: 'invitation created',
    open: async (page) => {
      await signIn(page, 'resident', '/preauthorization/invite/new')
      await page.getByLabel('Nombre del evento').fill('Mateada')
      await page.getByRole('button', { name: 'Guardar y compartir' }).click()
      await expect(page.getByLabel('Mensaje para compartir')).toBeVisible()
    },
  },
  {
    name: 'expired session',
    open: async (page, mock) => {
      await signIn(page, 'resident')
      await expect(page.getByRole('button', { name: /^Eliminar/ }).first()).toBeVisible()
      await mock.settings({ advance: 'PT9H' })
      await page.getByRole('searchbox').fill('jardinero')
      await expect(page.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible()
    },
  },
  { name: 'unknown page', open: (page) => page.goto('/nowhere') },
  {
    name: 'unknown page, signed in',
    open: async (page) => {
      await signIn(page, 'workManager')
      await expect(page.getByRole('heading', { name: 'Obras' })).toBeVisible()
      await page.goto('/nowhere')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  },
  {
    name: 'menu on a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, 'resident')
      await page.getByRole('button', { name: 'Abrir el menú' }).click()
      await expect(page.getByRole('link', { name: 'Movimientos' })).toBeVisible()
    },
  },
]
