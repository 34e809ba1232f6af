import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import { goOn } from './go-on'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const field = (page: Page) => page.getByRole('textbox', { name: 'From' })
const button = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const day = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

/** Builds a row in the open calendar that starts at the 24th of November: each key and the day that it focuses. */
const inCalendar = (keys: string, steps: readonly [key: string, focusedDay: string][]): KeyboardCase => ({
  keys,
  specimen: 'choosing',
  press: ['Tab', 'Tab', 'Enter'],
  holds: async (page) => {
    await expect(day(page, '24 de noviembre')).toBeFocused()
    for (const [key, focusedDay] of steps) {
      await page.keyboard.press(key)
      await expect(day(page, focusedDay)).toBeFocused()
    }
  },
})

export const dateField: KeyboardTable = {
  component: 'DateField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(field(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(button(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      press: ['Tab', 'Tab', 'Enter'],
      holds: (page) => expect(day(page, '24 de noviembre')).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'year-menu',
      press: ['Tab', 'Tab', 'Space'],
      holds: (page) => expect(day(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
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
      from: ['Tab', 'ControlOrMeta+a', ...'01122026'],
      press: ['Enter'],
      holds: (page) => expect(field(page)).toHaveValue('01-12-2026'),
    },
    {
      keys: 'Enter',
      specimen: 'choosing',
      press: ['Tab', 'Tab', 'Enter'],
      holds: async (page) => {
        await goOn(day(page, '24 de noviembre'), ['ArrowRight', 'Enter'])
        await expect(button(page)).toBeFocused()
        await expect(field(page)).toHaveValue('25-11-2026')
      },
    },
    {
      keys: 'Escape',
      specimen: 'choosing',
      press: ['Tab', 'Tab', 'Enter'],
      holds: async (page) => {
        await goOn(day(page, '24 de noviembre'), ['ArrowRight', 'Escape'])
        await expect(button(page)).toBeFocused()
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(field(page)).toHaveValue('24-11-2026')
      },
    },
  ],
}
