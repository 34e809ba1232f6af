import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { isUnloadBlocked } from '../support/unload'
import {
  getButton,
  getLink,
  getNameInput,
  isOnForm,
  queryQuestion,
  renderScreens,
  resetAddressAndClicksForEach,
} from './guarded-screen'

resetAddressAndClicksForEach()

describe('the guard of a form', () => {
  test('lets the user leave an unchanged form', async () => {
    const user = renderScreens()
    await user.click(getLink('Volver'))
    expect(screen.getByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
  })

  test('lets the user leave after the user has reverted the input', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.clear(getNameInput())
    await user.click(getLink('Volver'))
    expect(isOnForm()).toBe(false)
  })

  test('lets the user close the tab after saving, until the next change', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.click(getButton('Guardar'))
    expect(isUnloadBlocked()).toBe(false)
    await user.type(getNameInput(), '!')
    expect(isUnloadBlocked()).toBe(true)
  })

  test('opens a question and blocks a close of the tab after a failed submit', async () => {
    const user = renderScreens({ onSubmit: () => Promise.reject(new ApiError('network')) })
    await user.type(getNameInput(), 'Ana')
    await user.click(getButton('Guardar'))
    expect(isUnloadBlocked()).toBe(true)
    await user.click(getLink('Volver'))
    expect(queryQuestion()).not.toBeNull()
  })

  test('blocks a close of the tab during a submit', async () => {
    const completion = Promise.withResolvers<void>()
    const user = renderScreens({ onSubmit: () => completion.promise })
    await user.type(getNameInput(), 'Ana')
    await user.click(getButton('Guardar'))
    expect(isUnloadBlocked()).toBe(true)
    await act(async () => completion.resolve())
    expect(isUnloadBlocked()).toBe(false)
  })
})

describe('a close of the tab', () => {
  test('is blocked only while a form on the page has unsaved changes', async () => {
    const user = renderScreens()
    expect(isUnloadBlocked()).toBe(false)
    await user.type(getNameInput(), 'Ana')
    expect(isUnloadBlocked()).toBe(true)
    await user.clear(getNameInput())
    expect(isUnloadBlocked()).toBe(false)
    await user.type(getNameInput(), 'Ana')
    await user.click(getButton('Ir por programa'))
    expect(isOnForm()).toBe(false)
    expect(isUnloadBlocked()).toBe(false)
  })
})

/** A fake of the part of the Navigation API that the guard uses. jsdom has no Navigation API. */
class FakeNavigation extends EventTarget {
  /** The keys passed to `traverseTo`, each followed by 'blocked' if the guard blocked the traversal. */
  readonly traversals: string[] = []
  /** Completes a traversal. A test can replace this function, so that the traversal fails. */
  finishTraversal = (): Promise<void> => Promise.resolve()

  /** Fires the event that the browser's Back button fires. Returns whether the guard blocked the navigation. */
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
    this.traversals.push(key)
    // A traversal by script fires the same event as the browser's Back button.
    if (this.back()) this.traversals.push('blocked')
    const traversal = this.finishTraversal()
    // Firefox fires `popstate` only after the traversal has finished.
    traversal.then(
      () => setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }))),
      () => {},
    )
    return { committed: traversal, finished: traversal }
  }
}

describe('the Back button of the browser', () => {
  let navigation: FakeNavigation

  beforeEach(() => {
    navigation = new FakeNavigation()
    vi.stubGlobal('navigation', navigation)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Presses the browser's Back button. Returns whether the guard blocked the navigation. */
  async function goBack(options?: Parameters<FakeNavigation['back']>[0]) {
    const button = document.body.appendChild(document.createElement('button'))
    let isBlocked = false
    button.addEventListener('click', () => {
      isBlocked = navigation.back(options)
    })
    await userEvent.click(button)
    button.remove()
    return isBlocked
  }

  test('opens a question, and goes back after a confirmation', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    expect(await goBack()).toBe(true)
    expect(queryQuestion()).not.toBeNull()
    await user.click(getButton('Salir sin guardar'))
    expect(navigation.traversals).toEqual(['before'])
  })

  test('opens one question for several clicks, and opens it again after the user has stayed on the page', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    for (let press = 0; press < 3; press += 1) expect(await goBack()).toBe(true)
    await user.click(getButton('Seguir editando'))
    expect(queryQuestion()).toBeNull()
    expect(navigation.traversals).toEqual([])
    expect(await goBack()).toBe(true)
    expect(queryQuestion()).not.toBeNull()
  })

  test('keeps the guard active if the navigation fails', async () => {
    const user = renderScreens()
    navigation.finishTraversal = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    await user.type(getNameInput(), 'Ana')
    await goBack()
    await user.click(getButton('Salir sin guardar'))
    expect(navigation.traversals).toEqual(['before'])
    expect(await goBack()).toBe(true)
  })

  test('opens no question for an unchanged form, a non-cancelable traversal or a push', async () => {
    const user = renderScreens()
    expect(await goBack()).toBe(false)
    await user.type(getNameInput(), 'Ana')
    expect(await goBack({ cancelable: false })).toBe(false)
    expect(await goBack({ navigationType: 'push' })).toBe(false)
    expect(queryQuestion()).toBeNull()
  })
})
