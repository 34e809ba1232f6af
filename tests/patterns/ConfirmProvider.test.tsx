import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { type ConfirmRequest, useConfirm } from '@/patterns/dialog/confirm-context'

const request = (changes: Partial<ConfirmRequest> = {}): ConfirmRequest => ({
  title: '¿Desea eliminar "Cumpleaños"?',
  confirmLabel: 'Sí',
  cancelLabel: 'No',
  ...changes,
})

interface AskerProps {
  requests?: Partial<ConfirmRequest>[]
  onAnswer?: (answer: boolean) => void
}

function Asker({ requests = [], onAnswer = () => {} }: AskerProps) {
  const confirm = useConfirm()
  const ask = () => {
    for (const changes of requests) void confirm(request(changes)).then(onAnswer)
  }
  return (
    <button type="button" onClick={ask}>
      Eliminar
    </button>
  )
}

/** A button that asks; `answers` holds what each question was answered. */
function draw(...requests: Partial<ConfirmRequest>[]) {
  const answers: boolean[] = []
  render(
    <ConfirmProvider>
      <main>
        <Asker requests={requests} onAnswer={(answer) => answers.push(answer)} />
      </main>
    </ConfirmProvider>,
  )
  const user = userEvent.setup()
  return { user, answers, ask: () => user.click(screen.getByRole('button', { name: 'Eliminar' })) }
}

const question = (name = '¿Desea eliminar "Cumpleaños"?') => screen.getByRole('alertdialog', { name })
const answerButton = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })
const isAsked = () => screen.queryByRole('alertdialog') !== null

describe('a question', () => {
  test('shows the consequences, and only after the request', async () => {
    const { ask } = draw({ body: 'No se puede deshacer.' })
    expect(isAsked()).toBe(false)
    await ask()
    expect(question()).toHaveAccessibleDescription('No se puede deshacer.')
  })

  test.each([
    ['Sí', true],
    ['No', false],
  ])('closes with %s and resolves to %s', async (name, answer) => {
    const { user, ask, answers } = draw({})
    await ask()
    await user.click(answerButton(name))
    expect(answers).toEqual([answer])
    expect(isAsked()).toBe(false)
  })

  test('resolves to false on Escape', async () => {
    const action = vi.fn(async () => {})
    const { user, ask, answers } = draw({ action })
    await ask()
    await user.keyboard('{Escape}')
    expect(answers).toEqual([false])
    expect(action).not.toHaveBeenCalled()
  })

  test('can be shown again', async () => {
    const { user, ask, answers } = draw({})
    await ask()
    await user.click(answerButton('No'))
    await ask()
    await user.click(answerButton('Sí'))
    expect(answers).toEqual([false, true])
  })
})

describe('the action of a yes', () => {
  /** An action that lasts until the test says so. */
  function slowly() {
    const answer = Promise.withResolvers<void>()
    return { answer, action: vi.fn(() => answer.promise) }
  }

  test('runs before the question closes, which cannot be dismissed meanwhile', async () => {
    const { action, answer } = slowly()
    const { user, ask, answers } = draw({ action })
    await ask()
    await user.click(answerButton('Sí'))
    await user.keyboard('{Escape}')
    await user.click(answerButton('No'))
    expect(isAsked()).toBe(true)
    expect(answers).toEqual([])
    await act(async () => answer.resolve())
    expect(answers).toEqual([true])
    expect(isAsked()).toBe(false)
  })

  test('runs once for several clicks', async () => {
    const { action, answer } = slowly()
    const { user, ask, answers } = draw({ action })
    await ask()
    const yes = answerButton('Sí')
    await act(async () => {
      yes.click()
      yes.click()
    })
    await user.dblClick(yes)
    expect(action).toHaveBeenCalledTimes(1)
    await act(async () => answer.resolve())
    expect(answers).toEqual([true])
  })

  test('runs once if it resolves immediately', async () => {
    const action = vi.fn(async () => {})
    const { ask, answers } = draw({ action })
    await ask()
    const yes = answerButton('Sí')
    await act(async () => {
      yes.click()
      await action.mock.results[0]?.value
      await Promise.resolve()
      // Done, and not yet drawn.
      yes.click()
    })
    expect(action).toHaveBeenCalledTimes(1)
    expect(answers).toEqual([true])
  })

  test('keeps the question open with the reason of a failure, for a retry', async () => {
    const action = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('status', 409, { message: 'La autorización ya fue eliminada.' }))
      .mockResolvedValueOnce(undefined)
    const { user, ask, answers } = draw({ action })
    await ask()
    await user.click(answerButton('Sí'))
    expect(within(question()).getByRole('alert')).toHaveTextContent('La autorización ya fue eliminada.')
    expect(answers).toEqual([])
    await user.click(answerButton('Sí'))
    expect(action).toHaveBeenCalledTimes(2)
    expect(answers).toEqual([true])
    expect(isAsked()).toBe(false)
  })

  test('can be given up after a failure, which the next question does not show', async () => {
    const { user, ask, answers } = draw({ action: () => Promise.reject(new ApiError('network')) })
    await ask()
    await user.click(answerButton('Sí'))
    expect(within(question()).getByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.click(answerButton('No'))
    expect(answers).toEqual([false])
    await ask()
    expect(within(question()).getByRole('alert')).toBeEmptyDOMElement()
  })

  test('hides the former failure during a retry', async () => {
    const answer = Promise.withResolvers<void>()
    const action = vi.fn().mockRejectedValueOnce(new ApiError('timeout')).mockReturnValueOnce(answer.promise)
    const { user, ask } = draw({ action })
    await ask()
    await user.click(answerButton('Sí'))
    await user.click(answerButton('Sí'))
    expect(within(question()).getByRole('alert')).toBeEmptyDOMElement()
    await act(async () => answer.resolve())
  })

  test('shows the failure in the words of the request', async () => {
    const describeFailure = (error: unknown) => [`${(error as ApiError).status}:`, 'no se pudo eliminar.']
    const { user, ask } = draw({
      action: () => Promise.reject(new ApiError('status', 500)),
      describe: describeFailure,
    })
    await ask()
    await user.click(answerButton('Sí'))
    expect(within(question()).getByRole('alert')).toHaveTextContent('500: no se pudo eliminar.')
  })

  test('handles a synchronous exception as a failure', async () => {
    const action = () => {
      throw new TypeError('x is undefined')
    }
    const { user, ask } = draw({ action })
    await ask()
    await user.click(answerButton('Sí'))
    expect(within(question()).getByRole('alert')).toHaveTextContent(
      'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
    )
    expect(answerButton('Sí')).not.toHaveAttribute('aria-busy')
  })
})

describe('two questions at once', () => {
  test('are shown one after the other with their own answers', async () => {
    const { user, ask, answers } = draw({ title: '¿Primera?' }, { title: '¿Segunda?' })
    await ask()
    expect(screen.getAllByRole('alertdialog')).toEqual([question('¿Primera?')])
    await user.click(answerButton('Sí'))
    expect(screen.getAllByRole('alertdialog')).toEqual([question('¿Segunda?')])
    await user.click(answerButton('No'))
    expect(answers).toEqual([true, false])
    expect(isAsked()).toBe(false)
  })

  test('are independent of each other', async () => {
    const slow = Promise.withResolvers<void>()
    const { user, ask, answers } = draw(
      { title: '¿Primera?', action: () => slow.promise },
      { title: '¿Segunda?' },
    )
    await ask()
    await user.click(answerButton('Sí'))
    await act(async () => slow.resolve())
    expect(answers).toEqual([true])
    expect(question('¿Segunda?')).toBeVisible()
    expect(answerButton('Sí')).not.toHaveAttribute('aria-busy')
  })
})

test('throws outside of the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Asker />)).toThrow('useConfirm needs a ConfirmProvider')
  vi.mocked(console.error).mockClear()
})
