import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { type ConfirmRequest, useConfirm } from '@/patterns/dialog/confirm-context'

const buildRequest = (overrides: Partial<ConfirmRequest> = {}): ConfirmRequest => ({
  title: '¿Desea eliminar "Cumpleaños"?',
  confirmLabel: 'Sí',
  cancelLabel: 'No',
  ...overrides,
})

interface QuestionButtonProps {
  requests?: Partial<ConfirmRequest>[]
  onAnswer?: (answer: boolean) => void
}

function QuestionButton({ requests = [], onAnswer = () => {} }: QuestionButtonProps) {
  const confirm = useConfirm()
  const ask = () => {
    for (const overrides of requests) void confirm(buildRequest(overrides)).then(onAnswer)
  }
  return (
    <button type="button" onClick={ask}>
      Eliminar
    </button>
  )
}

/** Renders a button that calls `confirm` once for each of `requests`. `answers` collects the results of the calls. */
function renderButton(...requests: Partial<ConfirmRequest>[]) {
  const answers: boolean[] = []
  render(
    <ConfirmProvider>
      <main>
        <QuestionButton requests={requests} onAnswer={(answer) => answers.push(answer)} />
      </main>
    </ConfirmProvider>,
  )
  const user = userEvent.setup()
  return { user, answers, ask: () => user.click(screen.getByRole('button', { name: 'Eliminar' })) }
}

const getQuestion = (name = '¿Desea eliminar "Cumpleaños"?') => screen.getByRole('alertdialog', { name })
const getAnswerButton = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name })
const isQuestionOpen = () => screen.queryByRole('alertdialog') !== null

describe('a question', () => {
  test('opens only after a call of `confirm`, and has `body` as its description', async () => {
    const { ask } = renderButton({ body: 'No se puede deshacer.' })
    expect(isQuestionOpen()).toBe(false)
    await ask()
    expect(getQuestion()).toHaveAccessibleDescription('No se puede deshacer.')
  })

  test.each([
    ['Sí', true],
    ['No', false],
  ])("closes after a click on '%s', and `confirm` resolves to %s", async (name, answer) => {
    const { user, ask, answers } = renderButton({})
    await ask()
    await user.click(getAnswerButton(name))
    expect(answers).toEqual([answer])
    expect(isQuestionOpen()).toBe(false)
  })

  test('resolves to false on Escape, and does not run the action', async () => {
    const action = vi.fn(async () => {})
    const { user, ask, answers } = renderButton({ action })
    await ask()
    await user.keyboard('{Escape}')
    expect(answers).toEqual([false])
    expect(action).not.toHaveBeenCalled()
  })

  test('can be shown again', async () => {
    const { user, ask, answers } = renderButton({})
    await ask()
    await user.click(getAnswerButton('No'))
    await ask()
    await user.click(getAnswerButton('Sí'))
    expect(answers).toEqual([false, true])
  })
})

describe('the action of a confirmation', () => {
  /** Creates an action that runs until the test resolves `completion`. */
  function createSlowAction() {
    const completion = Promise.withResolvers<void>()
    return { completion, action: vi.fn(() => completion.promise) }
  }

  test("keeps the question open while the action runs, even after Escape or 'No'", async () => {
    const { action, completion } = createSlowAction()
    const { user, ask, answers } = renderButton({ action })
    await ask()
    await user.click(getAnswerButton('Sí'))
    await user.keyboard('{Escape}')
    await user.click(getAnswerButton('No'))
    expect(isQuestionOpen()).toBe(true)
    expect(answers).toEqual([])
    await act(async () => completion.resolve())
    expect(answers).toEqual([true])
    expect(isQuestionOpen()).toBe(false)
  })

  test('runs once for several clicks', async () => {
    const { action, completion } = createSlowAction()
    const { user, ask, answers } = renderButton({ action })
    await ask()
    const yes = getAnswerButton('Sí')
    await act(async () => {
      yes.click()
      yes.click()
    })
    await user.dblClick(yes)
    expect(action).toHaveBeenCalledTimes(1)
    await act(async () => completion.resolve())
    expect(answers).toEqual([true])
  })

  test('runs once if the user clicks again before React renders the success', async () => {
    const action = vi.fn(async () => {})
    const { ask, answers } = renderButton({ action })
    await ask()
    const yes = getAnswerButton('Sí')
    await act(async () => {
      yes.click()
      await action.mock.results[0]?.value
      await Promise.resolve()
      // The action has succeeded, but React has not rendered yet.
      yes.click()
    })
    expect(action).toHaveBeenCalledTimes(1)
    expect(answers).toEqual([true])
  })

  test('keeps the question open after a failure, shows the reason, and can be retried', async () => {
    const action = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('status', 409, { message: 'La autorización ya fue eliminada.' }))
      .mockResolvedValueOnce(undefined)
    const { user, ask, answers } = renderButton({ action })
    await ask()
    await user.click(getAnswerButton('Sí'))
    expect(within(getQuestion()).getByRole('alert')).toHaveTextContent('La autorización ya fue eliminada.')
    expect(answers).toEqual([])
    await user.click(getAnswerButton('Sí'))
    expect(action).toHaveBeenCalledTimes(2)
    expect(answers).toEqual([true])
    expect(isQuestionOpen()).toBe(false)
  })

  test('lets the user cancel after a failure, and the next question does not show the failure', async () => {
    const { user, ask, answers } = renderButton({ action: () => Promise.reject(new ApiError('network')) })
    await ask()
    await user.click(getAnswerButton('Sí'))
    expect(within(getQuestion()).getByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.click(getAnswerButton('No'))
    expect(answers).toEqual([false])
    await ask()
    expect(within(getQuestion()).getByRole('alert')).toBeEmptyDOMElement()
  })

  test('hides the previous failure during a retry', async () => {
    const completion = Promise.withResolvers<void>()
    const action = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('timeout'))
      .mockReturnValueOnce(completion.promise)
    const { user, ask } = renderButton({ action })
    await ask()
    await user.click(getAnswerButton('Sí'))
    await user.click(getAnswerButton('Sí'))
    expect(within(getQuestion()).getByRole('alert')).toBeEmptyDOMElement()
    await act(async () => completion.resolve())
  })

  test('shows the messages that `describe` returns for the failure', async () => {
    const describeFailure = (error: unknown) => [`${(error as ApiError).status}:`, 'no se pudo eliminar.']
    const { user, ask } = renderButton({
      action: () => Promise.reject(new ApiError('status', 500)),
      describe: describeFailure,
    })
    await ask()
    await user.click(getAnswerButton('Sí'))
    expect(within(getQuestion()).getByRole('alert')).toHaveTextContent('500: no se pudo eliminar.')
  })

  test('handles a synchronous exception as a failure', async () => {
    const action = () => {
      throw new TypeError('x is undefined')
    }
    const { user, ask } = renderButton({ action })
    await ask()
    await user.click(getAnswerButton('Sí'))
    expect(within(getQuestion()).getByRole('alert')).toHaveTextContent(
      'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
    )
    expect(getAnswerButton('Sí')).not.toHaveAttribute('aria-busy')
  })
})

describe('two questions that are requested at once', () => {
  test('are shown one after the other, and each resolves to its own answer', async () => {
    const { user, ask, answers } = renderButton({ title: '¿Primera?' }, { title: '¿Segunda?' })
    await ask()
    expect(screen.getAllByRole('alertdialog')).toEqual([getQuestion('¿Primera?')])
    await user.click(getAnswerButton('Sí'))
    expect(screen.getAllByRole('alertdialog')).toEqual([getQuestion('¿Segunda?')])
    await user.click(getAnswerButton('No'))
    expect(answers).toEqual([true, false])
    expect(isQuestionOpen()).toBe(false)
  })

  test('are independent: the second question is not busy after the action of the first question', async () => {
    const slowAction = Promise.withResolvers<void>()
    const { user, ask, answers } = renderButton(
      { title: '¿Primera?', action: () => slowAction.promise },
      { title: '¿Segunda?' },
    )
    await ask()
    await user.click(getAnswerButton('Sí'))
    await act(async () => slowAction.resolve())
    expect(answers).toEqual([true])
    expect(getQuestion('¿Segunda?')).toBeVisible()
    expect(getAnswerButton('Sí')).not.toHaveAttribute('aria-busy')
  })
})

test('useConfirm throws outside a ConfirmProvider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<QuestionButton />)).toThrow('useConfirm needs a ConfirmProvider')
  vi.mocked(console.error).mockClear()
})
