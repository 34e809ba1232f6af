import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import { goOn } from './go-on'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const from = (page: Page) => page.getByRole('textbox', { name: 'From' })
const to = (page: Page) => page.getByRole('textbox', { name: 'To' })
const button = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const inside = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

const toButton = ['Tab', 'Tab', 'Tab']

/** A row in the open calendar, from the 24th of November: each key and the day where it goes. */
const inCalendar = (keys: string, steps: readonly [key: string, reached: string][]): KeyboardCase => ({
  keys,
  specimen: 'choosing',
  press: [...toButton, 'Enter'],
  holds: async (page) => {
    await expect(inside(page, '24 de noviembre')).toBeFocused()
    for (const [key, reached] of steps) {
      await page.keyboard.press(key)
      await expect(inside(page, reached)).toBeFocused()
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
      holds: (page) => expect(from(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(to(page)).toBeFocused(),
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
      holds: (page) => expect(inside(page, '24 de noviembre')).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'presets',
      press: [...toButton, 'Space'],
      holds: (page) => expect(inside(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
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
        await goOn(inside(page, '24 de noviembre'), ['ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
        await expect(button(page)).toBeFocused()
        await expect(from(page)).toHaveValue('25-11-2026')
        await expect(to(page)).toHaveValue('02-12-2026')
      },
    },
    {
      keys: 'Enter',
      specimen: 'presets',
      press: [...toButton, 'Enter'],
      holds: async (page) => {
        await expect(inside(page, '24 de noviembre')).toBeFocused()
        await inside(page, 'Last 7 days').focus()
        await page.keyboard.press('Enter')
        await expect(button(page)).toBeFocused()
        await expect(from(page)).toHaveValue('18-11-2026')
        await expect(to(page)).toHaveValue('24-11-2026')
      },
    },
    {
      keys: 'Escape',
      specimen: 'choosing',
      press: [...toButton, 'Enter'],
      holds: async (page) => {
        await goOn(inside(page, '24 de noviembre'), ['ArrowLeft', 'Enter', 'Escape'])
        await expect(button(page)).toBeFocused()
        await expect(from(page)).toHaveValue('24-11-2026')
        await expect(to(page)).toHaveValue('30-11-2026')
      },
    },
  ],
}
