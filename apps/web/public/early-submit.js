// A form that is sent before the page's script has taken it over is kept, and sent once it has.
addEventListener(
  "submit",
  (event) => {
    const { target: form, submitter } = event;
    if (!("awaits" in form.dataset)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    form.ariaBusy = "true";
    const taken = new MutationObserver(() => {
      if ("awaits" in form.dataset) return;
      taken.disconnect();
      form.requestSubmit(submitter);
    });
    taken.observe(form, { attributeFilter: ["data-awaits"] });
  },
  true,
);
