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

/** Shows a form and lists with which the user, as the guard, checks people in and out, and the outcome of the last attempt. */
export function GateSection() {
  const { view, action, gateId, search, setSearch, selectGate, recordPassage } = useGate()
  return (
    <ControlQueryView query={view}>
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
              isBusy={action.runningId === formActionId}
              outcome={action.outcome?.actionId === formActionId ? action.outcome : undefined}
              onChange={action.clearOutcome}
              onSend={(direction, identification) => recordPassage(formActionId, direction, identification)}
            />
            <Lists {...{ action, search, setSearch, recordPassage, ...lists }} />
          </Stack>
        )
      }
    </ControlQueryView>
  )
}

type ListsProps = Omit<GateView, 'gates'> &
  Pick<ReturnType<typeof useGate>, 'action' | 'search' | 'setSearch' | 'recordPassage'>

function Lists({ expected, inside, action, search, setSearch, recordPassage }: ListsProps) {
  const isSearching = search !== ''
  const createPassageHandler = (direction: Direction) => (person: GateView['inside'][number]) =>
    void recordPassage(getRowActionId(direction, person.person), direction, { person: person.person })
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
      {!isShownElsewhere(action.outcome?.actionId, { expected, inside }) && (
        <OutcomeAlert outcome={action.outcome} />
      )}
      <GateList
        title={copy.expected}
        people={expected}
        empty={isSearching ? copy.nobodyFound : copy.nobodyExpected}
        direction="in"
        action={action}
        onPassage={createPassageHandler('in')}
      />
      <GateList
        title={copy.inside}
        people={inside}
        empty={isSearching ? copy.nobodyFound : copy.nobodyInside}
        direction="out"
        action={action}
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
    expected.some(({ person }) => actionId === getRowActionId('in', person)) ||
    inside.some(({ person }) => actionId === getRowActionId('out', person))
  )
}

const toOption = ({ gate, name, neighbourhood }: GateView['gates'][number]) => ({
  value: String(gate),
  label: copy.gateName(name, neighbourhood),
})
