import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import {
  answer,
  drawScreen,
  isOnForm,
  isTabHeld,
  link,
  name,
  question,
  startOnFormBeforeEach,
} from './guarded-screen'

startOnFormBeforeEach()

describe('the question before leaving', () => {
  test('does not open for an unchanged form', async () => {
    const user = drawScreen()
    await user.click(link('Volver'))
    expect(screen.getByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
  })

  test('does not open after the input was reverted', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.clear(name())
    await user.click(link('Volver'))
    expect(isOnForm()).toBe(false)
  })

  test('does not open after saving, until the next change', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(answer('Guardar'))
    expect(isTabHeld()).toBe(false)
    await user.type(name(), '!')
    expect(isTabHeld()).toBe(true)
  })

  test('opens after a failed submit', async () => {
    const user = drawScreen({ onSubmit: () => Promise.reject(new ApiError('network')) })
    await user.type(name(), 'Ana')
    await user.click(answer('Guardar'))
    expect(isTabHeld()).toBe(true)
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('opens during a submit', async () => {
    const slow = Promise.withResolvers<void>()
    const user = drawScreen({ onSubmit: () => slow.promise })
    await user.type(name(), 'Ana')
    await user.click(answer('Guardar'))
    expect(isTabHeld()).toBe(true)
    await act(async () => slow.resolve())
    expect(isTabHeld()).toBe(false)
  })
})

describe('closing the tab', () => {
  test('is blocked only with unsaved changes, and never after the form is removed', async () => {
    const user = drawScreen()
    expect(isTabHeld()).toBe(false)
    await user.type(name(), 'Ana')
    expect(isTabHeld()).toBe(true)
    await user.clear(name())
    expect(isTabHeld()).toBe(false)
    await user.type(name(), 'Ana')
    await user.click(answer('Ir por programa'))
    expect(isOnForm()).toBe(false)
    expect(isTabHeld()).toBe(false)
  })
})

/** jsdom has no Navigation API: this is as much of it as the guard uses. */
class FakeNavigation extends EventTarget {
  readonly journeys: string[] = []
  arrive = (): Promise<void> => Promise.resolve()

  /** The browser's Back; answers whether it was held. */
  back(options: { navigationType?: string; cancelable?: boolean } = {}) {
    const { navigationType = 'traverse', cancelable = true } = options
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      destination: { key: 'before' },
    })
    this.dispatchEvent(event)
    return event.defaultPrevented
  }

  traverseTo(key: string) {
    this.journeys.push(key)
    // Going back by program is told to the guard as any other way.
    if (this.back()) this.journeys.push('held')
    const arrived = this.arrive()
    // Firefox tells the page only once the journey is over; elsewhere it hears before.
    arrived.then(
      () => setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }))),
      () => {},
    )
    return { committed: arrived, finished: arrived }
  }
}

describe('the browser’s Back', () => {
  let navigation: FakeNavigation

  beforeEach(() => {
    navigation = new FakeNavigation()
    vi.stubGlobal('navigation', navigation)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Presses the browser's own button; answers whether the guard held it. */
  async function goBack(options?: Parameters<FakeNavigation['back']>[0]) {
    const button = document.body.appendChild(document.createElement('button'))
    let isHeld = false
    button.addEventListener('click', () => {
      isHeld = navigation.back(options)
    })
    await userEvent.click(button)
    button.remove()
    return isHeld
  }

  test('opens a question, and goes back after a yes', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    expect(await goBack()).toBe(true)
    expect(question()).not.toBeNull()
    await user.click(answer('Salir sin guardar'))
    expect(navigation.journeys).toEqual(['before'])
  })

  test('stays on the page with one question for several clicks', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    for (let press = 0; press < 3; press += 1) expect(await goBack()).toBe(true)
    await user.click(answer('Seguir editando'))
    expect(question()).toBeNull()
    expect(navigation.journeys).toEqual([])
    expect(await goBack()).toBe(true)
    expect(question()).not.toBeNull()
  })

  test('keeps the guard if it fails', async () => {
    const user = drawScreen()
    navigation.arrive = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    await user.type(name(), 'Ana')
    await goBack()
    await user.click(answer('Salir sin guardar'))
    expect(navigation.journeys).toEqual(['before'])
    expect(await goBack()).toBe(true)
  })

  test('is not blocked without changes or if the browser does not allow it', async () => {
    const user = drawScreen()
    expect(await goBack()).toBe(false)
    await user.type(name(), 'Ana')
    expect(await goBack({ cancelable: false })).toBe(false)
    expect(await goBack({ navigationType: 'push' })).toBe(false)
    expect(question()).toBeNull()
  })
})
