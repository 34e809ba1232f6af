import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const tabs: KeyboardTable = {
  component: 'Tabs',
  cases: [
    {
      keys: 'Tab',
      specimen: 'automatic',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('tab', { name: /Current/ })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'automatic',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('tabpanel')).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'automatic',
      from: ['Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      from: ['Tab'],
      press: ['ArrowRight'],
      holds: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Every visit that ever was.')).toBeVisible()
      },
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      from: ['Tab'],
      press: ['ArrowLeft'],
      holds: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      from: ['Tab'],
      press: ['ArrowRight', 'ArrowRight'],
      holds: (page) => expect(page.getByText('Visits that may still come in.')).toBeVisible(),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'manual',
      from: ['Tab'],
      press: ['ArrowRight'],
      holds: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Visits that may still come in.')).toBeVisible()
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'automatic',
      from: ['Tab'],
      press: ['End'],
      holds: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Every visit that ever was.')).toBeVisible()
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'automatic',
      from: ['Tab', 'End'],
      press: ['Home'],
      holds: async (page) => {
        await expect(page.getByRole('tab', { name: /Current/ })).toBeFocused()
        await expect(page.getByText('Visits that may still come in.')).toBeVisible()
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'manual',
      from: ['Tab', 'ArrowRight'],
      press: ['Enter'],
      holds: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'manual',
      from: ['Tab', 'ArrowRight'],
      press: ['Space'],
      holds: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
  ],
}
