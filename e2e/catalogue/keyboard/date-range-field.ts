import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import { goOn } from './go-on'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const fromField = (page: Page) => page.getByRole('textbox', { name: 'From' })
const toField = (page: Page) => page.getByRole('textbox', { name: 'To' })
const button = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const calendarButton = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

const toButton = ['Tab', 'Tab', 'Tab']

/** Builds a row in the open calendar that starts at the 24th of November: each key and the day that it focuses. */
const inCalendar = (keys: string, steps: readonly [key: string, focusedDay: string][]): KeyboardCase => ({
  keys,
  specimen: 'choosing',
  press: [...toButton, 'Enter'],
  holds: async (page) => {
    await expect(calendarButton(page, '24 de noviembre')).toBeFocused()
    for (const [key, focusedDay] of steps) {
      await page.keyboard.press(key)
      await expect(calendarButton(page, focusedDay)).toBeFocused()
    }
  },
})

export const dateRangeField: KeyboardTable = {
  component: 'DateRangeField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(fromField(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(toField(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: toButton,
      holds: (page) => expect(button(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: [...toButton, 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      press: [...toButton, 'Enter'],
      holds: (page) => expect(calendarButton(page, '24 de noviembre')).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'presets',
      press: [...toButton, 'Space'],
      holds: (page) => expect(calendarButton(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
    },
    inCalendar('Flechas', [
      ['ArrowRight', '25 de noviembre'],
      ['ArrowDown', ', 2 de diciembre'],
      ['ArrowLeft', ', 1 de diciembre'],
      ['ArrowUp', '24 de noviembre'],
    ]),
    inCalendar('Inicio, Fin', [
      ['Home', '23 de noviembre'],
      ['End', '29 de noviembre'],
    ]),
    inCalendar('Re Pág, Av Pág', [
      ['PageUp', '24 de octubre'],
      ['PageDown', '24 de noviembre'],
      ['PageDown', '24 de diciembre'],
    ]),
    {
      keys: 'Enter',
      specimen: 'choosing',
      press: [...toButton, 'Enter'],
      holds: async (page) => {
        await goOn(calendarButton(page, '24 de noviembre'), ['ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
        await expect(button(page)).toBeFocused()
        await expect(fromField(page)).toHaveValue('25-11-2026')
        await expect(toField(page)).toHaveValue('02-12-2026')
      },
    },
    {
      keys: 'Enter',
      specimen: 'presets',
      press: [...toButton, 'Enter'],
      holds: async (page) => {
        await expect(calendarButton(page, '24 de noviembre')).toBeFocused()
        await calendarButton(page, 'Last 7 days').focus()
        await page.keyboard.press('Enter')
        await expect(button(page)).toBeFocused()
        await expect(fromField(page)).toHaveValue('18-11-2026')
        await expect(toField(page)).toHaveValue('24-11-2026')
      },
    },
    {
      keys: 'Escape',
      specimen: 'choosing',
      press: [...toButton, 'Enter'],
      holds: async (page) => {
        await goOn(calendarButton(page, '24 de noviembre'), ['ArrowLeft', 'Enter', 'Escape'])
        await expect(button(page)).toBeFocused()
        await expect(fromField(page)).toHaveValue('24-11-2026')
        await expect(toField(page)).toHaveValue('30-11-2026')
      },
    },
  ],
}
