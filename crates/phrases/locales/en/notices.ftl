### Notices of one's turn outside the browser: at the table, and where their links lead.


## At the table

notices-title = Notices of your turn
notices-help = For games that take days: half a minute after your turn has begun, the server tells you. First it asks at the address whether you want that.
notices-kind = How
notices-kind-email = By mail
notices-kind-ntfy = With ntfy on the phone
notices-kind-webhook = With a webhook
notices-address-email = Mail address
notices-address-ntfy = Topic
notices-address-webhook = Address of the webhook
notices-ask = Tell me
notices-ask-again = Send it again
notices-stop = End notices
notices-on = { $kind ->
    [email] You are told of your turns by mail.
    [ntfy] You are told of your turns with ntfy.
   *[webhook] You are told of your turns with a webhook.
}
notices-sent = { $kind ->
    [email] We have sent you a mail with a link. Open it and confirm.
    [ntfy] We have sent a message with a link to the topic. Open it and confirm.
   *[webhook] We have called the webhook with a link. Open it and confirm.
}
notices-sent-help = The link is good for a day. If nothing comes, look among the unwanted mails. Nothing comes either if everything from this server was ended for the address; a link in an earlier message allows it again.


## Where links lead

notices-confirm = Notices of your turn
notices-confirm-help = Somebody wants to be told at your address when it is their turn at a table of this server. Confirm it only if that was you.
notices-confirm-do = Yes, tell me
notices-confirmed = Confirmed. From now on you are told of your turns at this table.
notices-end-table = End notices of this table
notices-end-table-help = You will not be told of your turns at this table any more. Your seat remains yours.
notices-ended-table = No more notices of this table will come.
notices-end-all = End everything from this server
notices-end-all-help = This server will send nothing to this address any more, neither notices nor questions, whoever asks for them.
notices-ended-all = Nothing from this server will come any more.
notices-end-do = End them
notices-allow = Allow them again
notices-allowed = Notices may come again.
