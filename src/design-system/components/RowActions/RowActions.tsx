import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Button } from '../Button/Button'
import { Menu } from '../Menu/Menu'
import { RowActionsRoot } from './RowActionsRoot'

export interface RowAction {
  /** The visible label, a verb; unique within the row. */
  label: string
  /** The accessible name of the button; by default `label` and the subject of the row. The menu does not use it. */
  name?: string
  /** The tooltip of the button. `name` must contain the same information. The menu shows no tooltips. */
  tooltip?: string
  /** `danger` is for destructive actions, which RowActions moves to the end. */
  tone?: 'default' | 'danger'
  /** The reason why the action is disabled. The button stays focusable, shows the reason and does nothing. */
  reason?: string
  /** Runs the action. */
  run: () => void
}

interface RowActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the row for screen readers, such as 'AB 123 CD'. */
  subject: string
  /** The label of the menu button for more than two actions. */
  menuLabel: string
  /** The actions, in the same order in every row. */
  actions: readonly RowAction[]
}

/** The actions of a table row: one or two actions are buttons, more than two are a menu. */
export function RowActions({ subject, menuLabel, actions, ...rest }: RowActionsProps) {
  const orderedActions = [...actions].sort(
    (left, right) => Number(isDangerous(left)) - Number(isDangerous(right)),
  )
  return (
    <RowActionsRoot {...rest}>
      {orderedActions.length > 2 ? (
        <Menu
          label={menuLabel}
          aria-label={`${menuLabel} ${subject}`.trim()}
          items={orderedActions.map(({ label, tone, reason, run }) => ({
            label,
            tone,
            disabledReason: reason,
            onSelect: run,
          }))}
        />
      ) : (
        orderedActions.map((action) => <Action key={action.label} {...action} subject={subject} />)
      )}
    </RowActionsRoot>
  )
}

/** The maximum length of a label that stays on a single line. */
const maxShortLength = 16

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
      data-short={label.length <= maxShortLength || undefined}
      onClick={run}
    >
      {label}
    </ActionButton>
  )
}

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
