import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { Menu } from '../Menu/Menu'
import { asCards } from '../Table/table-styles'

/** Something that can be done with one row, as data. */
export interface RowAction {
  /** The verb; unique within its row. */
  label: string
  /** The whole name of its button, for those who only hear it; the verb and the row unless told otherwise. */
  name?: string
  /** The words that are shown when its button is pointed at; the name says no less. */
  tooltip?: string
  /** `danger` destroys something; it stands last. */
  tone?: 'default' | 'danger'
  /** Why it is refused: it stays in reach, says why and does nothing. */
  reason?: string
  /** Does it. */
  run: () => void
}

interface RowActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Which row it is, for those who only hear the button: 'AB 123 CD'. */
  subject: string
  /** The words on the button of the menu, where there are more than two actions. */
  menuLabel: string
  /** What can be done, in the order of every row. */
  actions: readonly RowAction[]
}

/** What can be done with one row of a table, always in the same place: buttons, or a menu if there are many. */
export function RowActions({ subject, menuLabel, actions, ...rest }: RowActionsProps) {
  const ordered = [...actions].sort((one, other) => Number(isDangerous(one)) - Number(isDangerous(other)))
  return (
    <Root {...rest}>
      {ordered.length > 2 ? (
        <Menu
          label={menuLabel}
          aria-label={`${menuLabel} ${subject}`.trim()}
          items={ordered.map(({ label, tone, reason, run }) => ({
            label,
            tone,
            disabledReason: reason,
            onSelect: run,
          }))}
        />
      ) : (
        ordered.map((action) => <Action key={action.label} {...action} subject={subject} />)
      )}
    </Root>
  )
}

/** So many characters stay on one line. */
const shortLength = 16

const isDangerous = ({ tone }: RowAction) => tone === 'danger'

function Action({ subject, ...action }: RowAction & Pick<RowActionsProps, 'subject'>) {
  const { label, name = `${label} ${subject}`.trim(), tooltip, reason, run } = action
  return (
    <ActionButton
      variant={isDangerous(action) ? 'quiet-danger' : 'quiet'}
      size="sm"
      aria-label={name}
      tooltip={reason ?? tooltip}
      disabledReason={reason}
      data-short={label.length <= shortLength || undefined}
      onClick={run}
    >
      {label}
    </ActionButton>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  justify-content: flex-end;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > * {
    max-inline-size: 100%;
  }

  /* At the foot of a card what destroys it stands apart. */
  ${asCards} & {
    inline-size: 100%;
    justify-content: flex-start;
  }

  ${asCards} & > [data-variant='quiet-danger'] {
    margin-inline-start: auto;
  }
`

const ActionButton = styled(Button)`
  &[data-short] {
    white-space: nowrap;
  }

  tr[data-tint] &[data-variant='quiet'] {
    color: inherit;
    background-color: transparent;
  }

  @media (hover: hover) {
    tr[data-tint] &:hover {
      text-decoration: underline;
    }
  }
`
