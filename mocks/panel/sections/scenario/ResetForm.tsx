import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { Question } from '@/design-system/components/Question/Question'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { allScenarios, type State } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { copy } from './copy.ts'
import { useNewWorld } from './use-new-world.ts'

const options = allScenarios.map((value) => ({
  value,
  label: copy.names[value],
  hint: copy.purposes[value],
}))

/** Resets the world to a scenario, after a confirmation. */
export function ResetForm({ now }: { now: Pick<State, 'scenario' | 'seed'> }) {
  const { mock } = usePanelControls()
  const [scenario, setScenario] = useState(now.scenario)
  const [seed, setSeed] = useState<number | null>(now.seed)
  const [error, setError] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { runningId, outcome, run, clearOutcome } = useAction()
  const enter = useNewWorld()

  const ask = () => {
    const wrong = seed === null ? copy.seedMissing : undefined
    setError(wrong)
    setIsAsking(wrong === undefined)
    clearOutcome()
  }
  const reset = () =>
    run(scenario, async () => {
      await mock.reset({ scenario, seed: seed ?? undefined })
      const word = copy.resetDone(scenario)
      await enter(word)
      return word
    })

  return (
    <Stack gap={4}>
      <RadioGroup
        name="scenario"
        label={copy.scenario}
        value={scenario}
        onChange={setScenario}
        options={options}
      />
      <NumberField
        name="seed"
        label={copy.seed}
        hint={copy.seedHint}
        error={error}
        maxLength={15}
        value={seed}
        onChange={setSeed}
        decreaseLabel={copy.decrease}
        increaseLabel={copy.increase}
      />
      <Button variant="primary" onClick={ask}>
        {copy.reset}
      </Button>
      <Question
        open={isAsking}
        title={copy.resetQuestion(scenario)}
        confirmLabel={copy.reset}
        cancelLabel={copy.back}
        tone="danger"
        isBusy={runningId !== undefined}
        error={outcome?.tone === 'danger' ? outcome.text : undefined}
        onConfirm={reset}
        onCancel={() => setIsAsking(false)}
      >
        {copy.resetMeans}
      </Question>
    </Stack>
  )
}
