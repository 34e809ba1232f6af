import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { GateView } from '../../client.ts'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { formActionId, getRowActionId } from './gate/action-id.ts'
import { copy, type Direction } from './gate/copy.ts'
import { GateList } from './gate/GateList.tsx'
import { PassageForm } from './gate/PassageForm.tsx'
import { useGate } from './gate/use-gate.ts'

/**
 * Shows a form and two lists, by which the user checks people in and out as the guard would. Also shows the outcome of the
 * last attempt.
 */
export function GateSection() {
  const { gateQuery, actionRunner, gateId, search, setSearch, selectGate, recordPassage } = useGate()
  return (
    <ControlQueryView query={gateQuery}>
      {({ gates, peopleByDirection, ...lists }) =>
        gateId === undefined ? (
          <EmptyState level={3} title={copy.noGates.title} description={copy.noGates.description} />
        ) : (
          <Stack gap={6}>
            <Select
              label={copy.gate}
              name="gate"
              value={String(gateId)}
              onChange={(value) => selectGate(Number(value))}
              options={gates.map(toOption)}
              reservesMessageLine={false}
            />
            <PassageForm
              gateId={gateId}
              people={peopleByDirection}
              isBusy={actionRunner.runningId === formActionId}
              outcome={actionRunner.outcome?.actionId === formActionId ? actionRunner.outcome : undefined}
              onChange={actionRunner.clearOutcome}
              onSend={(direction, identification) => recordPassage(formActionId, direction, identification)}
            />
            <Lists {...{ actionRunner, search, setSearch, recordPassage, ...lists }} />
          </Stack>
        )
      }
    </ControlQueryView>
  )
}

type ListsProps = Omit<GateView, 'gates'> &
  Pick<ReturnType<typeof useGate>, 'actionRunner' | 'search' | 'setSearch' | 'recordPassage'>

function Lists({ expected, inside, actionRunner, search, setSearch, recordPassage }: ListsProps) {
  const isSearching = search !== ''
  const createPassageHandler =
    (direction: Direction) =>
    ({ person: personId }: GateView['inside'][number]) =>
      void recordPassage(getRowActionId(direction, personId), direction, { person: personId })
  return (
    <Stack gap={5}>
      <SearchField
        label={copy.filter}
        name="search"
        value={search}
        onSearch={setSearch}
        delay={250}
        maxLength={100}
        clearLabel={copy.filterClear}
      />
      {!isShownElsewhere(actionRunner.outcome?.actionId, { expected, inside }) && (
        <OutcomeAlert outcome={actionRunner.outcome} />
      )}
      <GateList
        title={copy.expected}
        people={expected}
        empty={isSearching ? copy.nobodyFound : copy.nobodyExpected}
        direction="in"
        actionRunner={actionRunner}
        onPassage={createPassageHandler('in')}
      />
      <GateList
        title={copy.inside}
        people={inside}
        empty={isSearching ? copy.nobodyFound : copy.nobodyInside}
        direction="out"
        actionRunner={actionRunner}
        onPassage={createPassageHandler('out')}
      />
    </Stack>
  )
}

/** Whether the passage form or a row of the two lists shows the outcome of this action. */
function isShownElsewhere(
  actionId: string | undefined,
  { expected, inside }: Omit<GateView, 'gates'>,
): boolean {
  return (
    actionId === formActionId ||
    expected.some(({ person: personId }) => actionId === getRowActionId('in', personId)) ||
    inside.some(({ person: personId }) => actionId === getRowActionId('out', personId))
  )
}

const toOption = ({ gate: gateId, name, neighbourhood }: GateView['gates'][number]) => ({
  value: String(gateId),
  label: copy.gateName(name, neighbourhood),
})
