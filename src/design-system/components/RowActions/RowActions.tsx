import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { color, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { Menu } from '../Menu/Menu'
import type { RowAction } from './row-action'

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
  return (
    <Root {...rest}>
      {actions.length > 2 ? (
        <Menu
          label={menuLabel}
          aria-label={`${menuLabel} ${subject}`.trim()}
          items={actions.map(({ label, tone, reason, run }) => ({
            label,
            tone,
            disabledReason: reason,
            onSelect: run,
          }))}
        />
      ) : (
        actions.map(({ label, name = `${label} ${subject}`.trim(), tone, reason, run }) => (
          <Action
            key={label}
            variant="quiet"
            size="sm"
            data-tone={tone}
            aria-label={name}
            disabledReason={reason}
            onClick={run}
          >
            {label}
          </Action>
        ))
      )}
    </Root>
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
`

const Action = styled(Button)`
  tr[data-tint] & {
    color: inherit;
    background-color: transparent;
  }

  &&[data-tone='danger']:not([aria-disabled='true']) {
    color: ${color.dangerTintInk};
  }

  @media (hover: hover) {
    tr[data-tint] &:hover {
      text-decoration: underline;
    }

    &&[data-tone='danger']:not([aria-disabled='true']):hover {
      background-color: ${color.dangerTint};
    }
  }
`
