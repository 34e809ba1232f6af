import { FileText, RotateCw, X } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import styled from 'styled-components'
import { square, textStyle } from '@/design-system/theme/mixins'
import { border, color, fontSize, radius, space } from '@/design-system/theme/tokens'
import { IconButton } from '../IconButton/IconButton'
import { Progress } from '../Progress/Progress'
import { Thumbnail } from '../Thumbnail/Thumbnail'
import type { FileDropLabels } from './file-drop-labels'
import { type FileItem, removeInvisibleCharacters } from './file-item'

interface DroppedFileProps {
  item: FileItem
  /** Whether the row shows the file as a preview image. */
  hasPreview?: boolean
  labels: FileDropLabels
  /** Whether the field is disabled. Then the row has no actions. */
  isDisabled?: boolean
  onRemove: (event: MouseEvent) => void
  onRetry?: (event: MouseEvent) => void
}

/** The row of one file in `FileDrop`: name, size, upload state and actions. */
export function DroppedFile({
  item,
  hasPreview,
  labels,
  isDisabled = false,
  onRemove,
  onRetry,
}: DroppedFileProps) {
  const id = useId()
  const name = removeInvisibleCharacters(item.name)
  const state = item.state && labels.states[item.state]
  const previewSource = hasPreview ? (item.file ?? item.address) : undefined
  return (
    <Root data-state={item.state} aria-labelledby={`${id}name`}>
      {previewSource === undefined ? (
        <FileText aria-hidden="true" />
      ) : (
        <Preview source={previewSource} alt="" />
      )}
      <Texts>
        <Name id={`${id}name`}>{name}</Name>
        <Details>
          {item.size !== undefined && <span>{labels.size(item.size)}</span>}
          <span role="status">{state}</span>
        </Details>
        {item.state === 'sending' && (
          <Progress
            label={`${labels.states.sending} ${name}`}
            isLabelHidden
            value={item.progress ?? null}
            max={1}
          />
        )}
        {item.error && <Failure role="alert">{item.error}</Failure>}
      </Texts>
      {!isDisabled && item.state === 'failed' && onRetry && (
        <IconButton label={labels.retry(name)} icon={<RotateCw aria-hidden="true" />} onClick={onRetry} />
      )}
      {!isDisabled && (
        <IconButton
          data-row=""
          label={labels.remove(name)}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};

  & > svg {
    ${square(space(5))}
    margin-block-start: ${space(2.5)};
    color: ${color.inkMuted};
  }

  &[data-state='failed'] {
    border-color: ${color.dangerTintInk};
  }
`

const Preview = styled(Thumbnail)`
  margin-block: ${space(1)};
`

const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`

const Name = styled.bdi`
  ${textStyle({ size: 'sm', weight: 'medium' })}
`

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};

  [data-state='sent'] & > [role='status'] {
    color: ${color.successTintInk};
  }
`

const Failure = styled.p`
  color: ${color.dangerTintInk};
  ${textStyle({ size: 'sm', weight: 'medium' })}
`
