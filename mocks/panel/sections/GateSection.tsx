import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { GateView } from '../../client.ts'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { copy, type Direction } from './gate/copy.ts'
import { GateList } from './gate/GateList.tsx'
import { PassageForm } from './gate/PassageForm.tsx'
import { fromForm, passageOf } from './gate/passage-name.ts'
import { useGate } from './gate/use-gate.ts'

/** Checks people in and out as the guard, or shows why they may not enter. */
export function GateSection() {
  const { view, action, gate, search, setSearch, choose, pass } = useGate()
  return (
    <ControlQueryView query={view}>
      {({ gates, people, ...lists }) =>
        gate === undefined ? (
          <EmptyState level={3} title={copy.noGates.title} description={copy.noGates.description} />
        ) : (
          <Stack gap={6}>
            <Select
              label={copy.gate}
              name="gate"
              value={String(gate)}
              onChange={(chosen) => choose(Number(chosen))}
              options={gates.map(optionOf)}
              reservesMessage={false}
            />
            <PassageForm
              gate={gate}
              people={people}
              isBusy={action.runningId === fromForm}
              outcome={action.outcome?.actionId === fromForm ? action.outcome : undefined}
              onChange={action.clearOutcome}
              onSend={(direction, arrival) => pass(fromForm, direction, arrival)}
            />
            <Lists {...{ action, search, setSearch, pass, ...lists }} />
          </Stack>
        )
      }
    </ControlQueryView>
  )
}

type ListsProps = Omit<GateView, 'gates'> &
  Pick<ReturnType<typeof useGate>, 'action' | 'search' | 'setSearch' | 'pass'>

function Lists({ expected, inside, action, search, setSearch, pass }: ListsProps) {
  const isFound = search !== ''
  const passing = (direction: Direction) => (person: GateView['inside'][number]) =>
    void pass(passageOf(direction, person.person), direction, { person: person.person })
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
      {!isListed(action.outcome?.actionId, { expected, inside }) && <OutcomeAlert outcome={action.outcome} />}
      <GateList
        title={copy.expected}
        people={expected}
        empty={isFound ? copy.nobodyFound : copy.nobodyExpected}
        direction="in"
        action={action}
        onPass={passing('in')}
      />
      <GateList
        title={copy.inside}
        people={inside}
        empty={isFound ? copy.nobodyFound : copy.nobodyInside}
        direction="out"
        action={action}
        onPass={passing('out')}
      />
    </Stack>
  )
}

/** Whether the form or a row shows the outcome. */
function isListed(of: string | undefined, { expected, inside }: Omit<GateView, 'gates'>): boolean {
  return (
    of === fromForm ||
    expected.some(({ person }) => of === passageOf('in', person)) ||
    inside.some(({ person }) => of === passageOf('out', person))
  )
}

const optionOf = ({ gate, name, neighbourhood }: GateView['gates'][number]) => ({
  value: String(gate),
  label: copy.gateName(name, neighbourhood),
})
