import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import { goOn } from './go-on'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const text = (page: Page) => page.getByRole('textbox', { name: 'From' })
const button = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const day = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

/** A row in the open calendar: from the 24th the key goes to that day. */
const inCalendar = (keys: string, key: string, reached: string): KeyboardCase => ({
  keys,
  specimen: 'choosing',
  press: ['Tab', 'Tab', 'Enter'],
  holds: async (page) => {
    await goOn(day(page, '24 de noviembre'), [key])
    await expect(day(page, reached)).toBeFocused()
  },
})

export const dateField: KeyboardTable = {
  component: 'DateField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(text(page)).toBeFocused(),
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
      keys: 'Enter, Space',
      specimen: 'choosing',
      press: ['Tab', 'Tab', 'Enter'],
      holds: (page) => expect(day(page, '24 de noviembre')).toBeFocused(),
    },
    {
      keys: 'Enter, Space',
      specimen: 'year-menu',
      press: ['Tab', 'Tab', 'Space'],
      holds: (page) => expect(day(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
    },
    inCalendar('Arrows', 'ArrowRight', '25 de noviembre'),
    inCalendar('Arrows', 'ArrowLeft', '23 de noviembre'),
    inCalendar('Arrows', 'ArrowDown', '1 de diciembre'),
    inCalendar('Arrows', 'ArrowUp', '17 de noviembre'),
    inCalendar('Home, End', 'Home', '23 de noviembre'),
    inCalendar('Home, End', 'End', '29 de noviembre'),
    inCalendar('Page Up, Page Down', 'PageUp', '24 de octubre'),
    inCalendar('Page Up, Page Down', 'PageDown', '24 de diciembre'),
    {
      keys: 'Enter',
      specimen: 'choosing',
      from: ['Tab', 'ControlOrMeta+a', ...'01122026'],
      press: ['Enter'],
      holds: (page) => expect(text(page)).toHaveValue('01-12-2026'),
    },
    {
      keys: 'Enter',
      specimen: 'choosing',
      press: ['Tab', 'Tab', 'Enter'],
      holds: async (page) => {
        await goOn(day(page, '24 de noviembre'), ['ArrowRight', 'Enter'])
        await expect(button(page)).toBeFocused()
        await expect(text(page)).toHaveValue('25-11-2026')
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
        await expect(text(page)).toHaveValue('24-11-2026')
      },
    },
  ],
}
