import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, type Mock, test, vi } from 'vitest'
import { useOnline } from '@/session/use-online'

let isOnLine: Mock<() => boolean>

beforeEach(() => {
  isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

function Connection() {
  return <p>{useOnline() ? 'Online' : 'Offline'}</p>
}

/** Changes the connection of the device, as the browser reports it. */
const changeConnection = (type: 'online' | 'offline') =>
  act(() => {
    isOnLine.mockReturnValue(type === 'online')
    window.dispatchEvent(new Event(type))
  })

test('shows whether the device has a network, at first and after each change', () => {
  isOnLine.mockReturnValue(false)
  render(<Connection />)
  expect(screen.getByText('Offline')).toBeVisible()
  changeConnection('online')
  expect(screen.getByText('Online')).toBeVisible()
  changeConnection('offline')
  expect(screen.getByText('Offline')).toBeVisible()
})

test.each(['online', 'offline'] as const)('ignores the event %s after the component is removed', (type) => {
  render(<Connection />).unmount()
  isOnLine.mockClear()
  changeConnection(type)
  expect(isOnLine).not.toHaveBeenCalled()
})
