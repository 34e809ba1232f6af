import { useDropzone } from 'react-dropzone'
import styled from 'styled-components'
import { border, color, fontWeight, radius, space } from '@/design-system/theme/tokens'

interface DropTargetProps {
  /** Whether files are being dragged over the page. */
  isVisible: boolean
  /** The text in the drop target. */
  label: string
  onFiles: (files: File[]) => void
}

/**
 * The area that covers the control during a drag and receives the dropped files. Also prevents the browser from opening a
 * file that is dropped beside the area.
 */
export function DropTarget({ isVisible, label, onFiles }: DropTargetProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (files) => onFiles(files),
    // Unreadable items, such as a removed folder, are ignored.
    onError: () => {},
  })
  return (
    <Root {...getRootProps()} aria-hidden="true" hidden={!isVisible} data-over={isDragActive || undefined}>
      {isVisible && label}
    </Root>
  )
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(3)};
  color: ${color.accentTintInk};
  font-weight: ${fontWeight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
  background-color: ${color.accentTint};
  border: ${border.thick} dashed ${color.accent};
  border-radius: ${radius.md};

  &[data-over] {
    border-style: solid;
  }
`
