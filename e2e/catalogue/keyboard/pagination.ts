import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const pagination: KeyboardTable = {
  component: 'Pagination',
  cases: [
    {
      keys: 'Tab',
      specimen: 'turning',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'turning',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'turning',
      from: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Next page' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'turning',
      from: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'turning',
      from: ['Tab', 'Tab', 'Tab'],
      press: ['Enter'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'turning',
      from: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      press: ['Space', 'Space'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Page 3', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'turning',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'turning',
      from: ['Tab', 'Tab'],
      press: ['Enter'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
  ],
}
