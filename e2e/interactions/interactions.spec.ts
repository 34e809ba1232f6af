import { expect, type Page } from '@playwright/test'
import { isolatedTag, signIn, test } from '../fixtures'
import { measureInteraction } from './measure-interaction'

interface Interaction {
  name: string
  address: string
  /** Prepares the screen before the measured press. */
  prepare?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /** Waits until the press has its effect. */
  waitForEffect: (page: Page) => Promise<void>
}

const findCalendarButton = (page: Page) =>
  page.getByRole('button', { name: 'Elegir las fechas en el calendario' })
const findCalendar = (page: Page) => page.getByRole('dialog').getByRole('grid').first()
const findFaces = (page: Page) => page.getByRole('group', { name: 'Contactos frecuentes y elegidos' })
const findContacts = (page: Page) => page.getByRole('button', { name: /^Autorizar a / })

async function showFilters(page: Page) {
  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await expect(findCalendarButton(page)).toBeVisible()
}

const findRemoval = (page: Page) => page.getByRole('button', { name: /^Remover/, disabled: false }).first()

const interactions: readonly Interaction[] = [
  {
    name: 'the navigation drawer',
    address: '/',
    press: (page) => page.getByRole('button', { name: 'Abrir el menú' }).click(),
    waitForEffect: (page) => expect(page.getByRole('dialog', { name: 'Secciones' })).toBeVisible(),
  },
  {
    name: "the tab 'Todas'",
    address: '/',
    press: (page) => page.getByRole('tab', { name: 'Todas' }).click(),
    waitForEffect: (page) =>
      expect(page.getByRole('tab', { name: 'Todas' })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'the question before a removal',
    address: '/manageproperty/201',
    press: (page) => findRemoval(page).click(),
    waitForEffect: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
  {
    name: 'the question before a removal at the second press',
    address: '/manageproperty/201',
    prepare: async (page) => {
      await findRemoval(page).click()
      await page.getByRole('alertdialog').press('Escape')
      await expect(page.getByRole('alertdialog')).toBeHidden()
    },
    press: (page) => findRemoval(page).click(),
    waitForEffect: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
  {
    name: 'the calendar at the first press',
    address: '/activitiesReport',
    prepare: showFilters,
    press: (page) => findCalendarButton(page).click(),
    waitForEffect: (page) => expect(findCalendar(page)).toBeVisible(),
  },
  {
    name: 'the calendar at the second press',
    address: '/activitiesReport',
    prepare: async (page) => {
      await showFilters(page)
      await findCalendarButton(page).click()
      await expect(findCalendar(page)).toBeVisible()
      await page.getByRole('dialog').press('Escape')
      await expect(findCalendar(page)).toBeHidden()
    },
    press: (page) => findCalendarButton(page).click(),
    waitForEffect: (page) => expect(findCalendar(page)).toBeVisible(),
  },
  {
    name: 'the choice of a frequent contact',
    address: '/preauthorization/new',
    press: (page) => findFaces(page).getByRole('button', { pressed: false }).first().click(),
    waitForEffect: (page) =>
      expect(findFaces(page).getByRole('button', { pressed: true }).first()).toBeVisible(),
  },
  {
    name: 'the choice of a contact',
    address: '/preauthorization/new?opciones=todas',
    press: (page) => findContacts(page).first().click(),
    waitForEffect: (page) => expect(page.getByRole('button', { name: /^Quitar a / }).first()).toBeVisible(),
  },
]

const maxAttempts = 12

test.use({ viewport: { width: 390, height: 844 } })

// A single press varies by 40 ms.
for (const [scenario, limit] of [
  ['default', 100],
  ['large', 200],
] as const)
  for (const { name, address, prepare, press, waitForEffect } of interactions)
    test(
      `on a slow phone, ${name} answers within ${limit} ms (scenario ${scenario})`,
      isolatedTag,
      async ({ page, mock }) => {
        if (scenario === 'large') await mock.reset({ scenario })
        await signIn(page, 'resident', address)
        let fastest = Number.POSITIVE_INFINITY
        // Other work of the machine only adds time, so the fastest of a few attempts counts.
        for (let attempt = 1; attempt <= maxAttempts && fastest > limit; attempt += 1) {
          if (attempt > 1) await page.reload()
          await page.waitForLoadState('networkidle')
          await prepare?.(page)
          const milliseconds = await measureInteraction(
            page,
            () => press(page),
            () => waitForEffect(page),
          )
          fastest = Math.min(fastest, milliseconds)
        }
        expect(fastest, `${name}: the time until the next paint`).toBeLessThanOrEqual(limit)
      },
    )
