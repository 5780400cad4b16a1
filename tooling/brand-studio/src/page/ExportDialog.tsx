import { token } from '@boardwalk/brand-kit'
import { Button, DownloadIcon, Modal, Notice, Stack } from '@boardwalk/ui'
import styled from 'styled-components'
import { download } from '../files/download.ts'
import { bytesOf, type ExportFile, exportFiles, toZip } from '../files/export-files.ts'
import { PairList } from '../panels/PairList.tsx'
import { ProblemList } from './ProblemsDialog.tsx'
import { useStudioPage } from './studio-context.ts'

type ExportDialogProps = { isOpen: boolean; onClose: () => void; onContrast: () => void }

/** Exports the brand's files, or lists the problems that prevent the export. */
export function ExportDialog({ isOpen, onClose, onContrast }: ExportDialogProps) {
  const { id, draft, saved, outcome } = useStudioPage()
  const result = exportFiles(draft, saved, outcome)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Export" closeLabel="Close" width={560} delay={0}>
      {result.files ? (
        <Files id={id} files={result.files} removed={result.removed} onClose={onClose} />
      ) : (
        <Stack $gap="3">
          {result.problems.length > 0 && (
            <>
              <Notice tone="negative">These values would stop the build:</Notice>
              <ProblemList problems={result.problems} />
            </>
          )}
          {result.pairs.length > 0 && (
            <>
              <Notice
                tone="negative"
                action={
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => {
                      onClose()
                      onContrast()
                    }}
                  >
                    All pairs
                  </Button>
                }
              >
                {result.pairs.length === 1 ? 'One pair cannot' : `${result.pairs.length} pairs cannot`} be read. Change
                a colour, or say who answers for it and why.
              </Notice>
              <PairList pairs={result.pairs} />
            </>
          )}
        </Stack>
      )}
    </Modal>
  )
}

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  json: 'application/json',
}
const mime = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'

type FilesProps = { id: string; files: readonly ExportFile[]; removed: readonly string[]; onClose: () => void }

function Files({ id, files, removed, onClose }: FilesProps) {
  const { changes, pictures, go } = useStudioPage()
  return (
    <Stack $gap="3">
      {pictures.old > 0 && (
        <Notice
          tone="warning"
          action={
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                onClose()
                go('pictures')
              }}
            >
              Pictures
            </Button>
          }
        >
          {pictures.old === 1 ? '1 picture shows' : `${pictures.old} pictures show`} an older look. Draw them again
          before you hand the brand over.
        </Notice>
      )}
      <p>
        {changes.length === 0
          ? 'Nothing has changed: the files are the ones that you opened, byte by byte.'
          : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}. Put the files into the brand's folder.`}
      </p>
      {removed.length > 0 && (
        <Notice tone="warning">
          An archive cannot take files away. Delete these from the brand's folder: {removed.join(', ')}.
        </Notice>
      )}
      <Button
        icon={<DownloadIcon size={18} />}
        onClick={() => download(`${id}.zip`, toZip(id, files), 'application/zip')}
      >
        All files as {id}.zip
      </Button>
      <Each>
        {files.map(({ name, ...file }) => (
          <Button
            key={name}
            variant="outline"
            size="small"
            onClick={() => download(name.slice(name.lastIndexOf('/') + 1), bytesOf({ name, ...file }), mime(name))}
          >
            {name}
          </Button>
        ))}
      </Each>
    </Stack>
  )
}

const Each = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  & > button { max-inline-size: 100%; white-space: normal; overflow-wrap: anywhere; }
`
