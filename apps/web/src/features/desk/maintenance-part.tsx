import type { Api } from "@app/contract/api";
import type { Output } from "@app/contract/call";
import { useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { AskedPart } from "./asked-part.tsx";
import { sayDeskMoment } from "./desk-words.ts";
import { useAct } from "./use-act.ts";

type Switches = Output<Api["desk"]["setMaintenance"]>["switches"];

const MaintenanceSwitch = ({ switches }: { switches: Switches }) => {
  const [now, setNow] = useState(switches);
  const [asking, setAsking] = useState(false);
  const act = useAct();

  const turn = (on: boolean) =>
    act.run(on ? "The product is closed." : "The product is open.", async () => {
      setNow((await api.desk.setMaintenance({ on })).switches);
    });

  return (
    <>
      <Switch
        label="Closed for maintenance"
        text="Pages say that it is closed, and calls are refused. The crisis page, the safety plan, breathing and grounding stay open, and so does this desk."
        on={now.maintenance}
        busy={act.busy}
        onChange={(on) => (on ? setAsking(true) : void turn(false))}
      />
      {now.maintenance_since && (
        <p className="quietly">Closed since {sayDeskMoment(now.maintenance_since)}.</p>
      )}
      <ActOutcome act={act} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Close the product?"
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep it open
            </Button>
            <Button
              kind="soft"
              onClick={() => {
                setAsking(false);
                void turn(true);
              }}
            >
              Close it
            </Button>
          </>
        }
      >
        <p>
          Within seconds nobody can start or go on with a conversation, on any server. Replies under
          way are still finished.
        </p>
      </Dialog>
    </>
  );
};

export const MaintenancePart = () => (
  <section className="card" aria-labelledby="desk-maintenance">
    <h2 id="desk-maintenance">Open or closed</h2>
    <AskedPart ask={() => api.desk.me({})}>
      {({ switches }) => <MaintenanceSwitch switches={switches} />}
    </AskedPart>
  </section>
);
